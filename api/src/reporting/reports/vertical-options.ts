import { verticalSchema } from '@tallyhouse/shared/contracts/scalars';
import { verticals } from '@tallyhouse/shared/contracts/words/verticals.en';

/** What a filter by vertical offers. */
export const verticalOptions = verticalSchema.options.map((value) => ({
  value,
  label: verticals[value],
}));
