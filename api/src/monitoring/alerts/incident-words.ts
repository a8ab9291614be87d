import type { AlertTextCode } from '@tallyhouse/shared/contracts/words/alerts.en';
import {
  incidentWords as words,
  type IncidentTextCode,
} from '@tallyhouse/shared/contracts/words/incidents.en';
import { fillPlaces } from '@tallyhouse/shared/contracts/words/said';
import type { AlertRow } from '../../house/alerting/queries/alert-row';

type Told = Pick<AlertRow, 'title' | 'detail' | 'said'>;

/** What several alerts of one cause say together, by what the first of them says. Those left out never come together. */
const manyOf: Readonly<Partial<Record<AlertTextCode, IncidentTextCode>>> = {
  DEADLINE_NEAR_REPORT: 'MANY_NEAR',
  DEADLINE_NEAR_NO_REPORT: 'MANY_NEAR',
  DEADLINE_NEAR_NOT_FILED: 'MANY_NEAR',
  DEADLINE_MISSED_REPORT: 'MANY_LATE_REPORTS',
  DEADLINE_MISSED_NO_REPORT: 'MANY_LATE',
  DEADLINE_MISSED_NOT_FILED: 'MANY_LATE',
  NO_ACK: 'MANY_UNACKNOWLEDGED',
  SUBMISSION_REJECTED: 'MANY_REJECTED',
  SUBMISSION_REJECTED_NO_REASON: 'MANY_REJECTED',
  LAW_BROKEN_INV_13: 'MANY_FILES_BROKEN',
  LOAD_DIFFERS: 'MANY_LOADS_DIFFER',
  REPORT_DIFFERS: 'MANY_REPORTS_DIFFER',
  FILE_MISSING: 'MANY_FILES_MISSING',
  FILE_WAS_MISSING: 'MANY_FILES_MISSING',
  SILENT_HOUR: 'MANY_SILENT_HOURS',
  LATE_IN_TAX_PERIOD: 'MANY_LATE_RECORDS',
  LATE_IN_COMPANY_PERIOD: 'MANY_LATE_RECORDS',
  LATE_IN_REPORT: 'MANY_LATE_RECORDS',
  FILE_AGAIN: 'MANY_FILES_AGAIN',
  FILE_REPEATS_RECORDS: 'MANY_FILES_AGAIN',
  HOLD_OUTSIDE_BAND: 'MANY_UNUSUAL',
  HOLD_FAR_OFF: 'MANY_UNUSUAL',
  DIGITS_OFF: 'MANY_UNUSUAL',
  ROUND_AMOUNTS_MANY: 'MANY_UNUSUAL',
  NO_RATE: 'MANY_RATES_MISSING',
  NO_RATE_AT_ALL: 'MANY_RATES_MISSING',
  DRAWER_OFF: 'MANY_DRAWERS_OFF',
};

/** What an incident says: the words of its one alert, or what `count` of them say together, `lead` being the first. */
export function incidentWords(lead: Told, count: number): Told {
  const several: Readonly<Partial<Record<string, IncidentTextCode>>> = manyOf;
  const code = count > 1 ? several[lead.said?.code ?? ''] : undefined;
  if (code === undefined) return lead;
  const { title, detail } = words[code];
  const params = { ...lead.said?.params, count };
  const filled = { title: fillPlaces(title, params), detail: fillPlaces(detail, params) };
  // Words of before may lack a value.
  return `${filled.title}${filled.detail}`.includes('{{') ? lead : { ...filled, said: { code, params } };
}
