/** Rules of the pieces around the grid. */
export const gridPartStyles = `
.th-grid-toolbar { min-inline-size: 0; max-inline-size: 100%; display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.th-chips { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; margin: 0; padding: 0; list-style: none; }
.th-chip { display: inline-flex; align-items: stretch; max-width: 100%; border: 1px solid var(--th-line-strong); border-radius: 14px; background: var(--th-paper); color: var(--th-ink); font-size: 13px; line-height: 18px; overflow: hidden; }
.th-chip button { border: 0; background: none; color: inherit; font: inherit; cursor: pointer; min-height: 28px; min-width: 28px; }
.th-chip button:hover { background: var(--th-hover); }
.th-chip button:focus-visible { outline: 2px solid var(--th-accent); outline-offset: -2px; border-radius: 14px; }
.th-chip-lead { color: var(--th-ink-soft); font-size: 12px; }
.th-chip-words { padding-inline: 12px 4px; text-align: start; overflow-wrap: anywhere; }
.th-filter-form { display: flex; flex-direction: column; gap: 12px; width: 260px; max-width: 80vw; }
.th-filter-value { display: flex; flex-direction: column; gap: 4px; }
.th-fault { color: var(--th-error); }
.th-status-line { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: center; min-height: 32px; color: var(--th-ink-soft); font-size: 12px; line-height: 16px; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-status-note { color: var(--th-ink); }
.th-status-words { flex: 1 1 auto; }
.th-column-list { display: flex; flex-direction: column; gap: 2px; max-height: min(420px, 60vh); overflow: auto; margin: 0; padding: 0; list-style: none; }
.th-column-list li { display: flex; align-items: center; gap: 4px; min-height: 32px; }
.th-column-list label { flex: 1; min-width: 0; overflow-wrap: anywhere; }
.th-column-group { margin-block: 8px 2px; font-size: 12px; font-weight: 600; color: var(--th-ink-soft); }
.th-column-reason { display: block; font-size: 12px; color: var(--th-ink-soft); }
.th-column-chooser { display: flex; flex-direction: column; gap: 8px; width: 340px; max-width: 86vw; }
@media (min-width: 641px) and (max-width: 1239px) {
  .th-density .ant-segmented-item-label { display: flex; align-items: center; font-size: 0; }
  .th-density .ant-segmented-item-label::before { content: ''; inline-size: 14px; block-size: 13px; background: repeating-linear-gradient(currentcolor 0 1px, transparent 1px var(--th-row-gap)); }
  .th-density .ant-segmented-item:nth-of-type(1) { --th-row-gap: 3px; }
  .th-density .ant-segmented-item:nth-of-type(2) { --th-row-gap: 4px; }
  .th-density .ant-segmented-item:nth-of-type(3) { --th-row-gap: 6px; }
}
@media print { .th-grid-toolbar, .th-chips, .th-status-line { display: none; } }
`;
