import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';

const styles = `
.th-desk { color: var(--th-ink); }
.th-desk-columns { display: grid; grid-template-columns: minmax(0, 1fr) minmax(320px, 400px); gap: 24px; align-items: start; }
.th-desk-columns > .th-desk-main { display: grid; gap: 16px; min-width: 0; }
.th-desk-side { display: grid; gap: 16px; position: sticky; inset-block-start: 71px; }
@media (max-width: 1180px) { .th-desk-columns { grid-template-columns: minmax(0, 1fr); } .th-desk-side { position: static; } }
.th-desk-section { background: var(--th-paper); border: 1px solid var(--th-line); border-radius: 8px; padding: 16px 20px; min-width: 0; }
.th-desk-section > h2 { margin: 0 0 8px; font-size: 16px; line-height: 24px; font-weight: 600; }
.th-desk-section h3 { margin: 16px 0 4px; font-size: 14px; line-height: 20px; font-weight: 600; }
.th-desk-section p { margin: 0 0 8px; }
.th-desk-soft { color: var(--th-ink-soft); }
.th-desk-facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr)); gap: 12px 24px; margin: 0; }
.th-desk-facts dt { color: var(--th-ink-soft); font-size: 12px; line-height: 16px; }
.th-desk-facts dd { margin: 0; overflow-wrap: anywhere; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-desk-facts code, .th-desk-section code { font-size: 12px; }
.th-desk-sheet { border-collapse: collapse; inline-size: 100%; margin-block-end: 12px; }
.th-desk-sheet caption { text-align: start; font-weight: 600; padding-block-end: 4px; }
.th-desk-sheet th, .th-desk-sheet td { border-block-end: 1px solid var(--th-line); padding: 4px 8px 4px 0; vertical-align: middle; }
.th-desk-sheet th { font-weight: 400; text-align: start; color: var(--th-ink-soft); }
.th-desk-sheet td { text-align: end; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; }
.th-desk-buttons { display: flex; flex-wrap: wrap; gap: 8px; }
.th-desk-list { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.th-desk-card { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 12px 24px; align-items: center; background: var(--th-paper); border: 1px solid var(--th-line); border-radius: 8px; padding: 14px 20px; }
.th-desk-card:hover { border-color: var(--th-line-strong); }
.th-desk-card-head { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; margin-block-end: 8px; }
.th-desk-card-head h2 { margin: 0; font-size: 15px; line-height: 22px; font-weight: 600; overflow-wrap: anywhere; }
.th-desk-card .th-desk-facts { display: flex; flex-wrap: wrap; gap: 12px 16px; }
.th-desk-card .th-desk-facts > div { flex: 1 1 116px; }
.th-desk-card .th-desk-facts dd { overflow-wrap: break-word; }
@media (max-width: 600px) { .th-desk-card { grid-template-columns: minmax(0, 1fr); padding: 12px 14px; } .th-desk-section { padding: 12px 14px; } }
.th-desk-late { color: var(--th-error); font-weight: 600; }
.th-desk-near { color: var(--th-warning); font-weight: 600; }
.th-desk-checks { list-style: none; margin: 0; padding: 0; display: grid; gap: 6px; }
.th-desk-checks li { display: grid; grid-template-columns: 20px minmax(0, 1fr); gap: 4px; }
.th-desk-good { color: var(--th-success); }
.th-desk-warn { color: var(--th-warning); }
.th-desk-bad { color: var(--th-error); }
.th-desk-steps { list-style: none; margin: 0; padding: 0; }
.th-desk-steps li { border-inline-start: 2px solid var(--th-line-strong); padding: 0 0 12px 14px; padding-inline: 14px 0; position: relative; }
.th-desk-steps li::before { content: ''; position: absolute; inset-inline-start: -5px; inset-block-start: 6px; inline-size: 8px; block-size: 8px; border-radius: 50%; background: var(--th-accent); }
.th-desk-steps li:last-child { padding-block-end: 0; }
.th-desk-steps blockquote { margin: 4px 0 0; padding: 0; color: var(--th-ink-soft); overflow-wrap: anywhere; }
.th-desk-field { margin-block-end: 16px; }
.th-desk-field > label:not(.ant-checkbox-wrapper) { display: block; font-weight: 600; margin-block-end: 4px; }
.th-desk-field > .ant-checkbox-wrapper { align-items: flex-start; overflow-wrap: anywhere; }
.th-desk-field > .ant-checkbox-wrapper > .ant-checkbox { margin-block-start: 3px; align-self: flex-start; }
.th-desk-hint { display: block; color: var(--th-ink-soft); font-size: 13px; line-height: 18px; margin-block-end: 4px; }
.th-desk-fault { display: block; color: var(--th-error); font-size: 13px; line-height: 18px; margin-block-start: 4px; }
.th-desk-receipt { display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px; max-inline-size: 880px; margin-inline: auto; }
.th-desk-panel { border: 1px solid var(--th-success); border-radius: 8px; background: var(--th-paper); padding: 28px 24px; text-align: center; }
.th-desk-panel h1 { margin: 0 0 12px; font-size: 24px; line-height: 32px; }
.th-desk-panel-number { font-size: 18px; line-height: 28px; font-weight: 600; overflow-wrap: anywhere; }
.th-desk-bad-panel { border-color: var(--th-error); }
@media print { .th-desk-screen { display: none !important; } .th-desk-columns { display: block; } .th-desk-section, .th-desk-panel { break-inside: avoid; border-color: #999; margin-block-end: 12px; } }
`;

/** Looks of the desk. */
export function adoptDeskStyles(): void {
  adoptStyles(styles);
}
