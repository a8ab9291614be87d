import { adoptStyles } from './adopt-styles';
import { layoutClasses } from './layout-classes';
import { variablesClass } from './theme-config';

/** Colours of the theme for the rules of our own components; the kit's pop-ups carry the class too. */
const colours = `
.${variablesClass} {
  --th-paper: var(--ant-color-bg-container);
  --th-head: var(--ant-color-bg-layout);
  --th-hover: var(--ant-control-item-bg-hover);
  --th-ink: var(--ant-color-text);
  --th-ink-soft: var(--ant-color-text-secondary);
  --th-accent: var(--ant-color-primary);
  --th-line: var(--ant-color-border-secondary);
  --th-line-strong: var(--ant-color-border);
  --th-hairline: var(--ant-color-split);
  --th-error: var(--ant-color-error);
  --th-warning: var(--ant-color-warning);
  --th-success: var(--ant-color-success);
}
`;

/** The kit's theme ends what opens and closes with a motion; these move without end, whatever it says. */
const stillness = `
@media (prefers-reduced-motion: reduce) {
  .ant-skeleton *, .ant-skeleton *::after, .ant-spin *, .anticon-spin, .anticon-spin * { animation: none !important; }
}
`;

// The kit cuts the title of a card to one line.
const cardsAndNotices = `
.ant-card .ant-card-head { padding-block: 6px; }
.ant-card .ant-card-head-title { white-space: normal; overflow-wrap: anywhere; }
/* On a screen that is low, a notice of a line or two leaves more of it to the figures. */
@media (min-width: 641px) and (max-height: 800px) {
  div.ant-alert:not(.ant-alert-with-description) { padding-block: 4px; }
}
/* On a phone a button stands below what it is about, not beside a column of single words. */
@media (max-width: 640px) {
  div.ant-alert { flex-wrap: wrap; row-gap: 8px; }
  div.ant-alert > .ant-alert-section { flex: 1 1 200px; }
}
`;

// `:not(#th)` weighs as much as an id: as a style of the element would, a class wins over every rule of the kit and of
// our own components, and gives way to `!important`: what cards on a phone and paper need.
const layout = Object.entries(layoutClasses).map(([name, looks]) => `.${name}:not(#th) { ${looks}; }`);

const styles = colours + stillness + cardsAndNotices + layout.join('\n');

/** What is styled by no component of its own; for whoever begins a page, or brings screens to one. */
export function adoptBaseStyles(): void {
  adoptStyles(styles);
}
