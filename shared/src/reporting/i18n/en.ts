import { reportStates } from '../../contracts/words/report-states.en';
import { bases, figureStatuses, statusReasons } from '../../contracts/words/labels.en';

/** English texts of the report scaffold. */
export const en = {
  status: figureStatuses,
  statusMeaning: {
    FINAL: 'All data of the period is loaded and every rule is verified.',
    PROVISIONAL: 'Some data is missing or still arriving; the figures can change.',
    ESTIMATED: 'Part of the figures is estimated.',
    UNVERIFIED_RULE: 'A rule behind these figures is not verified.',
  },
  reportState: reportStates,
  states: 'State',
  reason: statusReasons,
  steps: {
    cause: 'Cause',
    summary: '{{figure}} went from {{before}} to {{now}} {{currency}}, a change of {{change}}',
  },
  reasonsMore_one: 'and {{count}} more',
  reasonsMore_other: 'and {{count}} more',
  standard: {
    label: 'What these figures are',
    brand: 'Brand',
    period: 'Period',
    zone: 'gaming day starts {{cutoff}}, {{zone}}',
    basis: 'Basis',
    currency: 'Currency',
    asOf: 'Data as of',
    snapshot: 'Snapshot',
    filters: 'Filters',
    noFilters: 'none',
  },
  basis: bases,
  players: {
    counting: 'Players are being counted',
    failed: 'The players could not be counted',
    notCounted: 'Not counted',
    retry: 'Try again',
  },
  link: {
    copy: 'Copy link',
    copied: 'Link copied. Anyone with access to this brand sees the same figures.',
    refused:
      'Nothing was copied: the browser blocked access to the clipboard. Copy the page address instead.',
  },
  forbidden: {
    hint: 'Ask an administrator of the brand for the permission “{{name}}” ({{code}}).',
    dashboard: 'Back to the dashboard',
    brands: 'Back to the brands',
  },
  chooseBrand: {
    title: 'Choose a brand',
    hint: 'This page shows one brand at a time. You are viewing all your brands.',
    action: 'Choose a brand',
  },
};
