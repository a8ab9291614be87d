/** Rules of the report grid; colours come in as custom properties, see `use-theme-variables`. */
export const gridStyles = `
.th-grid-frame { position: relative; border: 1px solid var(--th-line); border-radius: 8px; background: var(--th-paper); overflow: hidden; }
.th-grid { position: relative; overflow: auto; outline: none; scroll-padding: 0; overscroll-behavior: contain; overflow-anchor: none; color: var(--th-ink); font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-grid-head { position: sticky; inset-block-start: 0; z-index: 3; }
.th-grid-foot { position: sticky; inset-block-end: 0; z-index: 3; }
.th-grid-body { position: relative; }
.th-grid-row { display: flex; width: 100%; }
.th-grid-body .th-grid-row { position: absolute; inset-inline-start: 0; border-block-end: 1px solid var(--th-hairline); background: var(--th-paper); }
.th-grid-body .th-grid-row:hover, .th-grid-body .th-grid-row:hover .th-pinned { background: linear-gradient(var(--th-hover), var(--th-hover)), var(--th-paper); }
.th-grid-head .th-grid-row, .th-grid-head .th-pinned { background: var(--th-head); }
.th-grid-head .th-grid-row { border-block-end: 1px solid var(--th-line); }
.th-grid-foot .th-grid-row, .th-grid-foot .th-pinned { background: var(--th-head); font-weight: 600; }
.th-grid-foot .th-grid-row { border-block-start: 2px solid var(--th-line-strong); }
.th-cell { box-sizing: border-box; display: flex; align-items: center; min-width: 0; padding-inline: 12px; white-space: nowrap; overflow: hidden; }
.th-cell > span { overflow: hidden; text-overflow: ellipsis; }
.th-cell.th-number { justify-content: flex-end; text-align: end; }
.th-pinned { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--th-paper); border-inline-end: 1px solid var(--th-line); }
.th-cell:focus { outline: 2px solid var(--th-accent); outline-offset: -2px; }
.th-head-cell { gap: 4px; font-weight: 600; cursor: default; user-select: none; padding-inline-end: 4px; }
.th-head-cell.th-sortable { cursor: pointer; }
.th-head-cell.th-number { padding-inline: 4px 12px; flex-direction: row-reverse; justify-content: flex-start; }
.th-head-title { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 16px; font-size: 12px; }
.th-head-unit { color: var(--th-ink-soft); font-weight: 400; }
.th-head-menu { flex: none; width: 24px; height: 24px; border: 0; border-radius: 4px; padding: 0; background: none; color: var(--th-ink-soft); cursor: pointer; opacity: 0; font-size: 16px; line-height: 1; }
.th-head-cell:hover .th-head-menu, .th-head-cell:focus .th-head-menu, .th-head-menu[aria-expanded='true'] { opacity: 1; }
.th-head-menu:hover { background: var(--th-hover); color: var(--th-ink); }
.th-sort-mark { flex: none; color: var(--th-accent); font-size: 11px; }
.th-skeleton { display: block; flex: none; width: 60%; height: 10px; border-radius: 5px; background: var(--th-hairline); animation: th-breathe 1.2s ease-in-out infinite alternate; }
.th-missing { color: var(--th-ink-soft); }
.th-total-name { white-space: normal; line-height: 15px; font-size: 12px; }
.th-hidden-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@keyframes th-breathe { from { opacity: 1; } to { opacity: 0.45; } }
@media (prefers-reduced-motion: reduce) { .th-skeleton { animation: none; } }
@media (hover: none) { .th-head-menu { opacity: 1; } }
`;
