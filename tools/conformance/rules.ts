import type { Check, Group } from './report/format';
import { faultRules } from './rules-of-faults';
import { leakRules } from './rules-of-leaks';

/** What a check demands, and what to do when it is not so. */
export interface Rule {
  readonly name: string;
  readonly limit: string;
  readonly remedy: string;
}

/** Every check of the kit by its id; the part before the dot is its group. */
const rules: Readonly<Record<string, Rule>> = {
  'contract.exports': {
    name: 'The file exports mount',
    limit: 'a function mount',
    remedy: 'Export a function mount(element, options) from the file by that name.',
  },
  'contract.ready': {
    name: 'ready tells that it is shown',
    limit: 'status shown within 30 s, and something in the place',
    remedy: 'Resolve ready with { status: "shown" } once the screens are there; see the errors of the page.',
  },
  'contract.update': {
    name: 'update follows theme, locale, route and brand',
    limit: 'each changes what is shown or asked for',
    remedy: 'Draw again from the changed options in update(), and keep those that are left out.',
  },
  'contract.unmount-twice': {
    name: 'unmount empties the place and may be called twice',
    limit: 'no element left, no error',
    remedy: 'Take away every element that mount added, and let a second unmount do nothing.',
  },
  'contract.abort-before': {
    name: 'An aborted signal before ready unmounts',
    limit: 'status unmounted, no element left',
    remedy: 'Listen to options.signal from the start, and look at signal.aborted in mount itself.',
  },
  'contract.abort-after': {
    name: 'An aborted signal after ready unmounts',
    limit: 'no element left',
    remedy: 'Keep listening to options.signal until unmount.',
  },
  'contract.type-errors': {
    name: 'Options that make no sense are a TypeError that names each',
    limit: 'every wrong option is named',
    remedy:
      'Check the options in mount before anything is drawn, and name all that are wrong in one message.',
  },
  'contract.element': {
    name: 'A custom element is defined and shows the remote',
    limit: 'one element, something in it, nothing after it left the page',
    remedy: 'Define the element over mount, and unmount in disconnectedCallback.',
  },
  'contract.integrity': {
    name: 'An altered file is not run',
    limit: 'refused by import() and by elements, at its address and at a like one',
    remedy:
      'Name the hash in an import map, in the element and, in the place of the origin, in script-src of the policy: npx tallyhouse-remote embed ADDRESS prints all three.',
  },
  'styles.page-mounted': {
    name: 'The page keeps its looks while the remote is shown',
    limit: 'no computed style of its elements differs',
    remedy: 'Keep every rule within the remote’s own shadow root, and set no attribute on html or body.',
  },
  'styles.page-after': {
    name: 'The page has its looks back afterwards',
    limit: 'no computed style of its elements differs',
    remedy: 'Take back in unmount what mount changed on the page.',
  },
  'styles.remote-hostile': {
    name: 'Hostile rules of the page do not reach the remote',
    limit: 'no computed style of its elements differs',
    remedy: 'Draw within a shadow root, reset its host by `all: initial !important`, and name own variables.',
  },
  'two instances.shown': {
    name: 'Two instances with different brands are shown at once',
    limit: 'both shown',
    remedy: 'Keep no state of an instance in the module: two of them share it.',
  },
  'two instances.brand': {
    name: 'Each instance asks for its own brand',
    limit: 'calls for both brands, and none for another',
    remedy:
      'Keep brand and token in the instance, not in the module. The two brands have to be such that the first screen has something to ask for (--brand).',
  },
  'two instances.apart': {
    name: 'What befalls one instance leaves the other alone',
    limit: 'looks and words of the second stay when the first changes its theme and goes',
    remedy: 'Undo in unmount only what the same instance did.',
  },
  'accessibility.axe': {
    name: 'axe finds nothing serious on the screens',
    limit: '0 serious or critical findings',
    remedy: 'Mend what axe names; each finding says the element and the rule.',
  },
  'accessibility.focus-kept': {
    name: 'Mounting takes no focus from the page',
    limit: 'the page’s own element keeps it',
    remedy: 'Move the focus only after the user did something within the remote.',
  },
  'accessibility.focus-leaves': {
    name: 'The keyboard gets into the remote and out again',
    limit: 'Tab reaches it and leaves it',
    remedy: 'Trap the focus within open dialogs only, and never while the remote is not asked for one.',
  },
  'accessibility.focus-returns': {
    name: 'What opened a pop-up has the focus again after Escape',
    limit: 'the same element',
    remedy: 'Give the focus back to the element that had it before the pop-up opened.',
  },
  'accessibility.focus-after': {
    name: 'After unmount the keyboard works in the page',
    limit: 'Tab reaches an element of the page',
    remedy: 'Remove every trap and every inert attribute in unmount.',
  },
  'capability.token': {
    name: 'The token goes to the API and nowhere else',
    limit: 'no other origin',
    remedy: 'Send the token with calls of apiBaseUrl alone, in a header, never in an address.',
  },
  'capability.origins': {
    name: 'Nothing is fetched from elsewhere',
    limit: 'only the page, the file and the API',
    remedy: 'Put fonts, pictures and scripts into the file.',
  },
  ...leakRules,
  ...faultRules,
};

/** What was seen for one rule: measured and judged, or a reason why nobody looked. */
export type Seen =
  | { readonly id: string; readonly isGood: boolean; readonly measured: string }
  | { readonly id: string; readonly skipped: string };

/** Ids of a group, in the order of the catalogue. */
export function idsOf(group: Group): string[] {
  return Object.keys(rules).filter((id) => groupOf(id) === group);
}

/** The check as the report has it. Errors: `Error` for an id that the catalogue lacks. */
export function checkOf(seen: Seen): Check {
  const rule = rules[seen.id];
  if (rule === undefined) throw new Error(`No rule has the id ${seen.id}`);
  const { name, limit, remedy } = rule;
  const common = { id: seen.id, group: groupOf(seen.id), name, limit };
  if ('skipped' in seen) return { ...common, status: 'skipped', measured: seen.skipped, remedy: null };
  const { measured, isGood } = seen;
  return { ...common, status: isGood ? 'passed' : 'failed', measured, remedy: isGood ? null : remedy };
}

function groupOf(id: string): Group {
  return id.slice(0, id.indexOf('.')) as Group;
}
