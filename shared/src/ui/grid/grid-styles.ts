import { greatestGridPx } from './grid-model';

/** Rules of the report grid; colours come in as custom properties, see `use-theme-variables`. */
export const gridStyles = `
.th-grid-frame { position: relative; border: 1px solid var(--th-line); border-radius: 8px; background: var(--th-paper); overflow: hidden; }
.th-grid-frame[data-updating='true'] .th-grid-body, .th-grid-frame[data-updating='true'] .th-grid-foot { opacity: 0.55; transition: opacity 0.15s 0.15s; }
.th-grid { position: relative; overflow: auto; max-height: ${greatestGridPx}px; outline: none; scroll-padding: 0; overscroll-behavior: contain; overflow-anchor: none; color: var(--th-ink); font-size: 13px; line-height: 18px; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
.th-grid-head { position: sticky; inset-block-start: 0; z-index: 3; }
.th-grid-foot { position: sticky; inset-block-end: 0; z-index: 3; }
.th-grid-body { position: relative; }
.th-grid-body[data-column]::after { content: ''; position: absolute; inset-block: 0; inset-inline-start: var(--th-column-start); width: var(--th-column-width); box-shadow: inset 1px 0 0 var(--th-line-strong), inset -1px 0 0 var(--th-line-strong); pointer-events: none; }
.th-grid-cards .th-grid-body::after { display: none; }
.th-grid-slide { position: absolute; inset-inline: 0; }
.th-grid-row { display: flex; width: 100%; }
.th-grid-body .th-grid-row { position: absolute; inset-inline-start: 0; border-block-end: 1px solid var(--th-hairline); background: var(--th-paper); contain: layout style; }
.th-grid-body .th-grid-row:hover, .th-grid-body .th-grid-row:hover .th-pinned { background: linear-gradient(var(--th-hover), var(--th-hover)), var(--th-paper); }
.th-grid-head .th-grid-row, .th-grid-head .th-pinned { background: var(--th-head); }
.th-grid-head .th-grid-row { border-block-end: 1px solid var(--th-line); }
.th-grid-foot .th-grid-row, .th-grid-foot .th-pinned { background: var(--th-head); font-weight: 600; }
.th-grid-foot .th-grid-row { border-block-start: 2px solid var(--th-line-strong); }
.th-group-row, .th-group-row .th-pinned { font-weight: 600; }
.th-cell { box-sizing: border-box; display: flex; align-items: center; min-width: 0; padding-inline: 12px; white-space: nowrap; overflow: hidden; user-select: none; cursor: default; }
.th-cell > :is(span, a) { overflow: hidden; text-overflow: ellipsis; }
.th-cell.th-number { justify-content: flex-end; text-align: end; }
.th-cell.th-number:dir(rtl) { justify-content: flex-start; text-align: start; }
.th-gap { display: block; }
.th-pinned { position: sticky; z-index: 1; background: var(--th-paper); }
.th-pinned-start { border-inline-end: 1px solid var(--th-line); }
.th-pinned-end { border-inline-start: 1px solid var(--th-line); }
.th-cell.th-selected, .th-grid-body .th-grid-row:hover .th-selected { background: linear-gradient(color-mix(in srgb, var(--th-accent) 16%, transparent), color-mix(in srgb, var(--th-accent) 16%, transparent)), var(--th-paper); box-shadow: inset 0 -1px 0 color-mix(in srgb, var(--th-accent) 45%, transparent), inset -1px 0 0 color-mix(in srgb, var(--th-accent) 45%, transparent); }
.th-cell:focus { outline: 2px solid var(--th-accent); outline-offset: -2px; }
.th-link-cell > :is(span, a) { color: var(--th-accent); text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 3px; cursor: pointer; }
.th-group-arrow { flex: none; width: 24px; height: 24px; margin-inline-start: -6px; display: grid; place-items: center; cursor: pointer; border-radius: 4px; }
.th-group-arrow:hover { background: var(--th-hover); }
.th-group-arrow::before { content: ''; border-block: 4px solid transparent; border-inline-start: 6px solid var(--th-ink-soft); transition: rotate 0.1s; }
.th-group-arrow[data-open='true']::before { rotate: 90deg; }
.th-group-arrow[data-open='true']:dir(rtl)::before { rotate: -90deg; }
.th-head-cell { position: relative; gap: 4px; font-weight: 600; padding-inline-end: 4px; }
.th-head-cell.th-pinned { position: sticky; z-index: 2; }
.th-head-cell.th-sortable { cursor: pointer; }
.th-head-cell.th-number { padding-inline: 4px 12px; flex-direction: row-reverse; justify-content: flex-start; }
.th-head-cell.th-number:dir(rtl) { flex-direction: row; padding-inline: 12px 4px; }
.th-head-title { white-space: normal; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; line-height: 16px; font-size: 12px; overflow-wrap: anywhere; }
.th-head-unit { color: var(--th-ink-soft); font-weight: 400; }
.th-head-menu { position: absolute; inset-block-start: 10px; inset-inline-end: 10px; width: 24px; height: 24px; border: 0; border-radius: 4px; padding: 0; background: var(--th-head); color: var(--th-ink-soft); cursor: pointer; opacity: 0; font-size: 16px; line-height: 1; }
.th-head-cell:hover .th-head-menu, .th-head-cell:focus .th-head-menu, .th-head-menu[aria-expanded='true'] { opacity: 1; }
.th-head-cell.th-number:has(.th-term) { padding-inline-start: 24px; }
.th-head-cell.th-number .th-term { position: absolute; inset-block-start: 2px; inset-inline-start: 4px; margin: 0; }
.th-head-cell.th-number:has(.th-term) .th-head-menu { inset-block: auto 1px; block-size: 22px; }
.th-number .th-head-menu { inset-inline: 4px auto; }
.th-number:dir(rtl) .th-head-menu { inset-inline: auto 10px; }
.th-head-menu:hover { background: var(--th-hover); color: var(--th-ink); }
.th-sort-mark, .th-filter-mark { flex: none; position: relative; color: var(--th-accent); font-size: 11px; }
.th-mark { flex: none; position: relative; margin-inline-end: 6px; color: var(--th-accent); font-size: 10px; }
.th-marked > :is(span, a):last-child { font-weight: 600; }
.th-noted:not(.th-pinned) { position: relative; }
.th-note-mark { position: absolute; inset-block-start: 0; inset-inline-end: 0; border: 5px solid transparent; border-block-start-color: var(--th-accent); border-inline-end-color: var(--th-accent); }
.th-cell-anchor { position: fixed; pointer-events: none; }
.th-note-words { max-width: 360px; white-space: pre-wrap; overflow-wrap: anywhere; }
.th-masked-mark { flex: none; position: relative; color: var(--th-ink-soft); font-size: 12px; }
.th-filter-anchor { position: absolute; inset: 0; pointer-events: none; }
.th-resize { position: absolute; inset-block: 0; inset-inline-end: 0; width: 9px; cursor: col-resize; touch-action: none; }
.th-resize::after { content: ''; position: absolute; inset-block: 10px; inset-inline-end: 0; width: 1px; background: var(--th-line-strong); }
.th-resize:hover::after { inset-block: 0; width: 3px; background: var(--th-accent); }
.th-drop-before { box-shadow: inset 3px 0 0 var(--th-accent); }
.th-drop-behind { box-shadow: inset -3px 0 0 var(--th-accent); }
.th-drop-before:dir(rtl) { box-shadow: inset -3px 0 0 var(--th-accent); }
.th-drop-behind:dir(rtl) { box-shadow: inset 3px 0 0 var(--th-accent); }
.th-grid-empty { border-block-start: 1px solid var(--th-hairline); }
.th-grid-waiting { animation: th-appear 0.2s 0.3s both; }
.th-skeleton { display: block; flex: none; width: 60%; height: 10px; border-radius: 5px; background: var(--th-hairline); animation: th-breathe 1.2s ease-in-out infinite alternate; }
.th-missing { color: var(--th-ink-soft); }
.th-total-name { white-space: normal; line-height: 15px; font-size: 12px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; }
.th-hidden-text { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.th-grid-paper { display: none; }
.th-grid-cards .th-grid-head { overflow-x: auto; scrollbar-width: none; background: var(--th-head); border-block-end: 1px solid var(--th-line); }
.th-grid-cards .th-grid-head .th-cell { flex: 0 0 auto !important; padding-inline: 12px 16px; }
.th-grid-cards .th-grid-head .th-cell :is(.th-resize, .th-term) { display: none; }
.th-grid-cards .th-grid-foot { position: static; }
.th-grid-cards :is(.th-grid-body, .th-grid-foot, .th-grid-waiting) .th-grid-row { flex-direction: column; padding-block: 8px; }
.th-grid-cards :is(.th-grid-body, .th-grid-foot, .th-grid-waiting) .th-cell { flex: 0 0 22px !important; justify-content: space-between; gap: 12px; text-align: end; }
.th-grid-cards :is(.th-grid-body, .th-grid-foot) .th-cell:first-child { flex-basis: 26px !important; justify-content: flex-start; font-weight: 600; text-align: start; }
.th-grid-cards .th-cell[data-head]::before { content: attr(data-head); flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; color: var(--th-ink-soft); font-size: 12px; font-weight: 400; }
.th-grid-cards .th-cell[data-head] > :is(span, a):last-child { flex: 0 0 auto; max-inline-size: 65%; }
.th-grid-cards .th-cell:empty { display: none; }
.th-grid-cards-more { inline-size: 100%; border-radius: 0 !important; }
@media print {
  .th-grid-frame { border: 0; overflow: visible; }
  .th-grid { display: none; }
  .th-grid-paper { display: block; font-size: 8pt; line-height: 11pt; }
  .th-grid-paper p { margin: 0 0 6pt; }
  .th-grid-paper caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .th-grid-paper table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums lining-nums slashed-zero; }
  .th-grid-paper th, .th-grid-paper td { padding: 2pt 4pt; border-block-end: 0.5pt solid #8c959f; text-align: start; vertical-align: baseline; overflow-wrap: break-word; }
  .th-grid-paper tr { break-inside: avoid; }
  .th-grid-paper .th-number { text-align: end; white-space: nowrap; direction: ltr; }
  .th-grid-paper th.th-number { white-space: normal; }
  .th-grid-paper small { display: block; font-weight: 400; }
  .th-grid-paper .th-paper-total td { font-weight: 600; border-block-start: 1pt solid #1f2328; }
}
@keyframes th-breathe { from { opacity: 1; } to { opacity: 0.45; } }
@keyframes th-appear { from { opacity: 0; } to { opacity: 1; } }
@media (prefers-reduced-motion: reduce) { .th-skeleton, .th-group-arrow::before { animation: none; transition: none; } }
@media (hover: none) { .th-head-menu { opacity: 1; } :is(.th-head-cell:not(.th-number:has(.th-term)), .th-grid-cards .th-head-cell) .th-head-menu { position: static; flex: none; } }
@media (forced-colors: active) { .th-cell.th-selected { outline: 1px dashed Highlight; outline-offset: -3px; } }
`;
