import type { CriteriaField } from '@tallyhouse/shared/contracts/retail-filters';
import { opsOf, type ConditionField } from '../conditions';
import { verticalOptions } from '../vertical-options';
import { placeFields } from '../families/place-fields';
import { ticketStatusOptions } from './ticket-status';

const ofTicket: readonly ConditionField[] = [
  {
    field: 'vertical',
    title: { en: 'Vertical', sw: 'Aina ya mchezo', ar: 'نوع اللعب' },
    type: 'text',
    options: verticalOptions,
  },
  { field: 'product', title: { en: 'Product', sw: 'Bidhaa', ar: 'المنتج' }, type: 'text' },
  { field: 'licence', title: { en: 'Licence', sw: 'Leseni', ar: 'الترخيص' }, type: 'text' },
  {
    field: 'ticketStatus',
    title: { en: 'Ticket status', sw: 'Hali ya tiketi', ar: 'حالة التذكرة' },
    type: 'text',
    options: ticketStatusOptions,
  },
  { field: 'soldOn', title: { en: 'Day sold', sw: 'Siku ya kuuzwa', ar: 'يوم البيع' }, type: 'date' },
  { field: 'stake', title: { en: 'Stake', sw: 'Dau', ar: 'الرهان' }, type: 'money' },
  { field: 'won', title: { en: 'Winnings', sw: 'Ushindi', ar: 'الأرباح' }, type: 'money' },
  { field: 'legs', title: { en: 'Legs', sw: 'Mechi', ar: 'الاختيارات' }, type: 'count' },
  { field: 'odds', title: { en: 'Odds', sw: 'Uwezekano', ar: 'السعر' }, type: 'rate' },
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
