/** Rules of the filter's form, adopted once. */
export const formStyles = `
.th-fault-summary { border: 2px solid var(--th-error); border-radius: 6px; padding: 12px 16px; margin-block-end: 16px; }
.th-fault-summary:focus { outline: 2px solid var(--th-accent); outline-offset: 2px; }
.th-fault-summary h2 { margin: 0 0 4px; font-size: 16px; line-height: 22px; color: var(--th-ink); }
.th-fault-summary ul { margin: 0; padding-inline-start: 20px; }
.th-fault-summary a { color: var(--th-error); text-decoration: underline; }
.th-fault { color: var(--th-error); font-size: 13px; line-height: 18px; margin-block-start: 4px; }
.th-field { margin-block-end: 16px; }
.th-field > label:not(.ant-checkbox-wrapper) { display: block; font-weight: 600; margin-block-end: 4px; color: var(--th-ink); }
.th-field small { display: block; color: var(--th-ink-soft); margin-block-start: 4px; }
.th-group { border: 1px solid var(--th-line); border-inline-start: 3px solid var(--th-line-strong); border-radius: 6px; padding: 8px 12px 12px; margin: 0; min-width: 0; }
.th-group:focus-visible { outline: 2px solid var(--th-accent); outline-offset: 2px; }
.th-group legend { padding-inline: 4px; color: var(--th-ink); font-weight: 600; max-width: 100%; }
.th-group-parts { list-style: none; margin: 4px 0 8px; padding: 0; display: grid; gap: 8px; }
.th-condition { display: grid; grid-template-columns: minmax(110px, 3fr) minmax(110px, 3fr) minmax(140px, 5fr) auto; gap: 6px; align-items: start; min-width: 0; }
.th-condition .ant-select { width: 100%; }
.th-condition-value { min-width: 0; }
.th-condition-loading { color: var(--th-ink-soft); }
@media (max-width: 640px) { .th-condition { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto; } .th-condition-value { grid-column: 1 / -2; grid-row: 2; } .th-group { padding-inline: 8px; } }
`;
