/** What says in its own words that it is chosen: selects, switches, ticks, pressed chips, links to where one is, fields that are filled in. */
const chosen = [
  '.ant-select-content-has-value',
  'input:is([type="radio"], [type="checkbox"]):checked',
  'button[aria-pressed="true"]',
  'a[aria-current]',
  '.th-chip-words',
  'input:not([role="combobox"], [type="radio"], [type="checkbox"])',
]
  .map((one) => `${one}:not(.th-density *)`)
  .join(', ');

/**
 * What is chosen in a group of controls, in the words that the controls themselves show, so that no list of filters has
 * to say it a second time: `Internal figures · No comparison`. Empty where nothing is.
 */
export function chosenWords(controls: Element): string {
  const words = [...controls.querySelectorAll<HTMLElement>(chosen)].map((one) =>
    one instanceof HTMLInputElement ? wordsOfInput(one) : one.textContent,
  );
  return words
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join(' · ');
}

function wordsOfInput(input: HTMLInputElement): string {
  if (input.type !== 'radio' && input.type !== 'checkbox') return input.value;
  return input.closest('label')?.textContent ?? input.getAttribute('aria-label') ?? '';
}
