/** Steps of distances between blocks, in px. */
const distances = [0, 4, 6, 8, 12, 16, 24];
const textSizes = [12, 13, 14, 16, 18];
/** Of fields, in px: from 110 to 280 by tens. */
const fieldWidths = Array.from({ length: 18 }, (_, step) => 110 + step * 10);
/** What a form, a card or a table of words is at most wide, in px. */
const mostWidths = [160, 180, 220, 240, 280, 320, 360, 420, 480, 520, 640, 900, 960, 980];

/**
 * Classes for what screens say again and again of one element, each with its declarations: `th-after-12` is 12 px of
 * margin below. They are there wherever the product draws (`base-styles.tsx`), so screens write them and adopt nothing.
 */
export const layoutClasses: Readonly<Record<string, string>> = {
  ...steps('th-before', distances, 'margin-block-start'),
  ...steps('th-after', distances, 'margin-block-end'),
  'th-flush': 'margin: 0',
  'th-pad-0': 'padding: 0',
  ...steps('th-pad-inline', [0, 8], 'padding-inline'),
  ...steps('th-pad-block', [4, 6, 12], 'padding-block'),
  ...steps('th-indent', [16, 18, 20], 'padding-inline-start'),
  'th-unmarked': 'list-style: none',
  'th-list': 'list-style: none; margin: 0; padding: 0',
  ...steps('th-stack', [8, 12, 16], 'display: grid; gap'),
  /** As many beside each other as there is room for. */
  'th-beside': 'grid-template-columns: repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
  ...steps('th-row', [4, 6, 8, 12], 'display: flex; gap'),
  'th-wraps': 'flex-wrap: wrap',
  'th-centred': 'align-items: center',
  'th-top': 'align-items: flex-start',
  'th-pushes': 'margin-inline-end: auto',
  'th-borderless': 'border: 0',
  'th-ruled': 'border-block-start: 1px solid var(--th-line)',

  ...steps('th-text', textSizes, 'font-size'),
  'th-regular': 'font-weight: 400',
  'th-semibold': 'font-weight: 600',
  'th-bold': 'font-weight: 700',
  'th-underlined': 'text-decoration: underline',
  'th-digits': 'font-variant-numeric: tabular-nums',
  'th-ltr': 'direction: ltr',
  'th-start': 'text-align: start',
  'th-end': 'text-align: end',
  'th-nowrap': 'white-space: nowrap',
  'th-wrap': 'white-space: normal',
  'th-anywhere': 'overflow-wrap: anywhere',
  /** A heading that looks like the text around it. */
  'th-plain-heading': 'margin: 0; font: inherit; color: inherit',
  'th-dim': 'opacity: 0.75',
  /** The answer before, while another is on its way. */
  'th-outdated': 'opacity: 0.6',
  'th-blocked': 'opacity: 0.6; cursor: not-allowed',
  /** A button of words in line with others, on as many lines as they need. */
  'th-words-button': 'padding-inline: 0; block-size: auto; white-space: normal; text-align: start',
  /** A button that looks like the text around it. */
  'th-bare-button': 'border: 0; padding: 0; background: none; font: inherit; color: inherit; cursor: pointer',

  'th-block': 'display: block',
  'th-inline-block': 'display: inline-block',
  'th-boxless': 'display: contents',
  'th-no-outline': 'outline: none',
  'th-scroll': 'overflow-x: auto',
  'th-high': 'block-size: 100%',
  'th-auto-high': 'block-size: auto',
  'th-wide': 'inline-size: 100%',
  'th-shrinks': 'min-inline-size: 0',
  'th-fits': 'max-inline-size: 100%',
  ...steps('th-wide', fieldWidths, 'inline-size'),
  ...steps('th-least', fieldWidths, 'min-inline-size'),
  ...steps('th-most', mostWidths, 'max-inline-size'),
};

/** `th-after-12`: `margin-block-end: 12px`. */
function steps(name: string, sizes: readonly number[], property: string): Record<string, string> {
  return Object.fromEntries(sizes.map((px) => [`${name}-${px}`, `${property}: ${px}px`]));
}
