/** Looks of report.html: light and dark, wide and narrow. */
export const reportStyles = `
:root {
  color-scheme: light dark;
  --text: light-dark(#1c1f24, #e7e9ec);
  --quiet: light-dark(#5a626d, #a3abb6);
  --page: light-dark(#ffffff, #15181c);
  --raised: light-dark(#f4f6f8, #1e2227);
  --line: light-dark(#d9dee4, #343a42);
  --good: light-dark(#0a6b3d, #5fd39a);
  --bad: light-dark(#b3202a, #ff8a8a);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 15px/1.5 system-ui, sans-serif; }
main { max-width: 1200px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 12px; }
h2 { font-size: 18px; margin: 32px 0 12px; }
h3 { font-size: 15px; margin: 0; display: inline; }
h4 { font-size: 13px; margin: 20px 0 8px; color: var(--quiet); }
h4::first-letter { text-transform: uppercase; }
p { margin: 0 0 8px; }
small { font-size: 13px; color: var(--quiet); }
code { font: 12.5px/1.4 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
.passed { color: var(--good); }
.failed { color: var(--bad); }
.skipped { color: var(--quiet); }
.verdict { font-size: 18px; font-weight: 600; }
dl { margin: 0; }
dt { color: var(--quiet); font-size: 13px; }
dd { margin: 0; overflow-wrap: anywhere; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(160px, 1fr)); gap: 8px 24px; margin-top: 16px; }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 6px; }
.scroll:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 8px 12px; border-bottom: 1px solid var(--line); white-space: nowrap; }
tbody tr:last-child > * { border-bottom: 0; }
th { font-weight: 600; background: var(--raised); }
tbody th { position: sticky; left: 0; }
details { border: 1px solid var(--line); border-radius: 6px; margin-bottom: 12px; padding: 0 16px; }
details[open] { padding-bottom: 12px; }
summary { padding: 12px 0; cursor: pointer; }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li { padding: 10px 0; border-bottom: 1px solid var(--line); }
li[class] { color: var(--text); }
li p { margin: 0 0 4px; }
li b { display: inline-block; min-width: 76px; font-weight: 600; }
li dl { display: grid; grid-template-columns: 3fr 2fr; gap: 4px 24px; padding-left: 80px; }
li .remedy { grid-column: 1 / -1; }
@media (max-width: 640px) {
  li dl { grid-template-columns: 1fr; padding-left: 0; }
}
@media print { details { break-inside: avoid; } }
`;
