import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import { opsOf, type ConditionField } from '../conditions';
import { verticalOptions } from '../vertical-options';
import { placeFields } from '../families/place-fields';
import { ticketStatusOptions } from './ticket-status';

const ofTicket: readonly ConditionField[] = [
  {
    field: 'vertical',
    title: { en: 'Vertical', sw: 'Aina ya mchezo' },
    type: 'text',
    options: verticalOptions,
  },
  { field: 'product', title: { en: 'Product', sw: 'Bidhaa' }, type: 'text' },
  { field: 'licence', title: { en: 'Licence', sw: 'Leseni' }, type: 'text' },
  {
    field: 'ticketStatus',
    title: { en: 'Ticket status', sw: 'Hali ya tiketi' },
    type: 'text',
    options: ticketStatusOptions,
  },
  { field: 'soldOn', title: { en: 'Day sold', sw: 'Siku ya kuuzwa' }, type: 'date' },
  { field: 'stake', title: { en: 'Stake', sw: 'Dau' }, type: 'money' },
  { field: 'won', title: { en: 'Winnings', sw: 'Ushindi' }, type: 'money' },
  { field: 'legs', title: { en: 'Legs', sw: 'Mechi' }, type: 'count' },
  { field: 'odds', title: { en: 'Odds', sw: 'Uwezekano' }, type: 'rate' },
];

/** Every field that criteria may name: nothing else gets into SQL. Agents are none, for no source tells of them. */
export const criteriaFields: readonly ConditionField[] = [...placeFields, ...ofTicket];

/** The fields as a builder of filters gets them. */
export function presentCriteriaFields(): CriteriaField[] {
  return criteriaFields.map(({ field, title, type, options }) => ({
    field,
    title,
    type,
    ops: opsOf(type),
    ...(options !== undefined && { options }),
  }));
}
