/** How an export looks on paper: black on white, titles on every sheet, no row cut in two, sheets numbered. */
export const printStyle = `
@page { size: A4 landscape; margin: 14mm 12mm 16mm; @bottom-right { content: "Page " counter(page) " of " counter(pages); font: 8pt sans-serif; } }
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 1400px; padding: 24px; color: #16202a; background: #fff; font: 9pt/1.4 "Liberation Sans", Arial, sans-serif; }
h1 { margin: 0 0 8pt; font-size: 15pt; }
h2 { margin: 16pt 0 6pt; font-size: 12pt; break-after: avoid; }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(240pt, 1fr)); gap: 2pt 18pt; margin: 0 0 12pt; }
dl div { display: flex; gap: 6pt; break-inside: avoid; }
dt { flex: 0 0 72pt; color: #52606d; }
dd { margin: 0; overflow-wrap: anywhere; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
thead { display: table-header-group; }
th { text-align: left; vertical-align: bottom; border-bottom: 1pt solid #16202a; padding: 3pt 6pt; }
td { border-bottom: 0.5pt solid #d3dae1; padding: 2pt 6pt; vertical-align: top; }
tr { break-inside: avoid; }
.number { text-align: right; white-space: nowrap; }
.totals td { border-top: 1pt solid #16202a; border-bottom: 0; font-weight: 700; }
.note { padding: 16pt 6pt; text-align: center; color: #52606d; }
@media print { body { padding: 0; max-width: none; } }
`;
