/** The form is paper: always black on white, on the screen as in print. */
export const formStyles = `
.th-form { max-inline-size: 1080px; margin-inline: auto; padding: 32px; background: #fff; color: #111; font-size: 12px; line-height: 16px; border: 1px solid #bbb; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-form h1 { margin: 0 0 4px; font-size: 18px; line-height: 24px; }
.th-form h2 { margin: 18px 0 6px; font-size: 13px; line-height: 18px; border-block-end: 1.5px solid #111; padding-block-end: 2px; }
.th-form-both { display: inline-flex; flex-direction: column; }
.th-form-both > [lang='sw'] { font-style: italic; font-weight: 400; }
.th-form-head { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 6px 20px; margin: 12px 0 0; }
.th-form-head dt { font-size: 11px; line-height: 14px; color: #444; }
.th-form-head dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
.th-form-table { inline-size: 100%; border-collapse: collapse; }
.th-form-table th, .th-form-table td { border: 1px solid #888; padding: 4px 6px; text-align: start; vertical-align: top; }
.th-form-table thead th { background: #eee; font-size: 11px; }
.th-form-table .th-number { text-align: end; white-space: nowrap; direction: ltr; }
.th-form-table thead .th-number { white-space: normal; direction: inherit; }
.th-form-table tfoot th, .th-form-table tfoot td { font-weight: 700; border-block-start: 2px solid #111; }
.th-form-scroll { overflow-x: auto; }
.th-form-lines { display: grid; grid-template-columns: repeat(auto-fit, minmax(200px, 1fr)); gap: 28px 24px; margin-block-start: 28px; }
.th-form-lines > div { border-block-start: 1px solid #111; padding-block-start: 2px; }
.th-form-note { margin-block-start: 16px; font-size: 11px; color: #444; }
.th-form-mark { font-weight: 700; white-space: normal; min-inline-size: 110px; }
.th-form-mark .th-form-both { display: inline; }
.th-form-mark .th-form-both > span { display: block; }
.th-form-tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; max-inline-size: 1080px; margin: 0 auto 12px; }
@media (max-width: 640px) { .th-form { padding: 14px; } }
@media print {
  @page { size: A4 landscape; margin: 12mm; }
  .th-form-tools { display: none; }
  .th-form { border: 0; padding: 0; max-inline-size: none; }
  .th-form-scroll { overflow: visible; }
  .th-form tr, .th-form-lines { break-inside: avoid; }
  .th-form thead { display: table-header-group; }
}
`;
