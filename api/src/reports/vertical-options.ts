import { verticalSchema } from '@tallyhouse/shared/contracts/scalars';
import { verticalLabels } from '@tallyhouse/shared/contracts/words/condition-sentences';

/** What a filter by vertical offers. */
export const verticalOptions = verticalSchema.options.map((value) => ({
  value,
  label: verticalLabels[value],
}));
