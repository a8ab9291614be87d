import {
  alertCodeSchema,
  alertSeveritySchema,
  type AlertState,
} from '@tallyhouse/shared/contracts/critical-alerts';
import { daySchema, idSchema } from '@tallyhouse/shared/contracts/scalars';
import { ownZone } from '@tallyhouse/shared/i18n/locale';
import { fieldOneOf, useAddressFields } from '@tallyhouse/shared/ui/use-address-fields';

export const alertViews = ['unresolved', 'snoozed', 'ended', 'all'] as const;
export type AlertView = (typeof alertViews)[number];

const alertFields = {
  view: fieldOneOf(alertViews),
  severity: alertSeveritySchema,
  code: alertCodeSchema,
  /** User id; `none` for those without an owner. */
  owner: idSchema,
  from: daySchema,
  to: daySchema,
};

/** What the list of alerts is narrowed by, in the address. */
export function useAlertFields() {
  return useAddressFields(alertFields);
}
export type AlertFields = ReturnType<typeof useAlertFields>;

const statesByView: Readonly<Record<AlertView, readonly AlertState[]>> = {
  unresolved: ['OPEN', 'ACKNOWLEDGED'],
  snoozed: ['OPEN', 'ACKNOWLEDGED'],
  ended: ['RESOLVED', 'AUTO_RESOLVED'],
  all: [],
};

/** What is put off is not among what is to be dealt with now. */
const snoozedByView: Readonly<Partial<Record<AlertView, 'ONLY' | 'NONE'>>> = {
  unresolved: 'NONE',
  snoozed: 'ONLY',
};

/** The question of the list. */
export function alertQuestionOf(values: AlertFields['values'], page: number) {
  return { ...alertFiltersOf(values), page, pageSize: alertPageSize };
}

/** What the list, or a file of its alerts, is narrowed to. */
export function alertFiltersOf(values: AlertFields['values']) {
  const { view = 'unresolved', ...filters } = values;
  const states = statesByView[view];
  return {
    ...filters,
    ...ownZone(),
    ...(states.length > 0 && { state: [...states] }),
    ...(snoozedByView[view] !== undefined && { snoozed: snoozedByView[view] }),
  };
}
export type AlertQuestion = ReturnType<typeof alertQuestionOf>;

export const alertPageSize = 100;
