import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import type { RetailText } from '../../i18n/use-retail-text';
import { draftConditions } from './draft-criteria';
import type { DraftFault, FilterDraft } from './draft-faults';
import type { ServerFault } from './server-faults';
import type { SummaryLine } from './fault-summary';

export const nameInputId = 'filter-name';
export const criteriaId = 'filter-criteria';

interface LineContext {
  readonly draft: FilterDraft;
  readonly fields: readonly CriteriaField[];
  readonly text: RetailText;
  readonly titleOf: (title: CriteriaField['title']) => string;
}

/** Faults as the same words for the summary and for the input, each with the id of the input it is about. */
export function linesOf(
  faults: readonly DraftFault[],
  fromServer: readonly ServerFault[],
  { draft, fields, text, titleOf }: LineContext,
): readonly SummaryLine[] {
  const conditions = draftConditions(draft.criteria);
  const titleAt = (key: string) => {
    const name = conditions.find((condition) => condition.key === key)?.field ?? '';
    const field = fields.find((one) => one.field === name);
    return field === undefined ? name : titleOf(field.title);
  };
  return [
    ...faults.map(({ place, code }) => ({
      inputId: inputOf(place),
      words: text(`filters.fault.${code}`, { field: typeof place === 'object' ? titleAt(place.key) : '' }),
    })),
    ...fromServer.map(({ place, message }) => ({
      inputId: inputOf(place),
      words:
        message === null
          ? text('filters.fault.nameTaken')
          : typeof place === 'object'
            ? `${titleAt(place.key)}: ${message}`
            : message,
    })),
  ];
}

function inputOf(place: DraftFault['place']): string {
  if (typeof place === 'object') return place.key;
  return place === 'name' ? nameInputId : criteriaId;
}
