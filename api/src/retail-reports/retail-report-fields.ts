import type { ReportField } from '@tallyhouse/shared/contracts/report-fields';
import { onlineReports } from '../online-reports/online-family';
import { createFieldBuilders } from '../reports/field-builders';
import { findField } from '../reports/report-family';
import { placeFields } from './place-fields';
import { retailReportTypes } from './retail-report-types';

/** Changes when a column appears, goes or gets another meaning. */
export const retailFieldsVersion = '2026.1';

const { dimension, measure } = createFieldBuilders(retailReportTypes);

/** A column that means the same in every channel. */
function common(field: string): ReportField {
  const known = findField(onlineReports, field);
  if (known === undefined) throw new Error(`"${field}" is no common column`);
  return known.role === 'dimension' ? dimension(known) : measure(known);
}

/** Every column of retail reports in the order in which builders show them. */
export const retailReportFields: readonly ReportField[] = [
  common('day'),
  common('month'),
  ...placeFields,
  common('licence'),
  common('vertical'),
  common('product'),
  measure({
    field: 'bets',
    title: { en: 'Tickets', sw: 'Tiketi' },
    type: 'count',
    group: 'Activity',
    help: {
      en: 'Tickets sold; on the settled basis, tickets settled.',
      sw: 'Tiketi zilizouzwa; kwa msingi wa kumalizika, zilizomalizika.',
    },
  }),
  common('stakes'),
  measure({
    field: 'ticketsCancelled',
    title: { en: 'Tickets cancelled', sw: 'Tiketi zilizofutwa' },
    type: 'count',
    group: 'Activity',
    basisDependent: false,
    help: { en: 'Cancelled at the counter, by the day of it.', sw: 'Zilizofutwa kaunta, kwa siku hiyo.' },
  }),
  measure({
    field: 'cancelled',
    title: { en: 'Cancelled', sw: 'Kiasi kilichofutwa' },
    type: 'money',
    group: 'Stakes',
    basisDependent: false,
    help: { en: 'Stakes of cancelled tickets, a part of voids.', sw: 'Dau za tiketi zilizofutwa.' },
  }),
  common('voids'),
  common('netStakes'),
  common('winnings'),
  common('ggr'),
  common('hold'),
  measure({
    field: 'paid',
    title: { en: 'Paid', sw: 'Kilicholipwa' },
    type: 'money',
    group: 'Cash',
    basisDependent: false,
    help: {
      en: 'Winnings handed out, by the day and with the branch and cashier that paid.',
      sw: 'Ushindi uliolipwa, kwa siku na tawi lililolipa.',
    },
  }),
  measure({
    field: 'expired',
    title: { en: 'Expired', sw: 'Uliopitwa na muda' },
    type: 'money',
    group: 'Cash',
    basisDependent: false,
    help: { en: 'Winnings never collected.', sw: 'Ushindi ambao haukuchukuliwa.' },
  }),
  measure({
    field: 'drawerExpected',
    title: { en: 'Drawer expected', sw: 'Droo, inayotarajiwa' },
    type: 'money',
    group: 'Drawer',
    basisDependent: false,
    help: {
      en: 'Float, sales and cash in, less payouts, refunds and cash out.',
      sw: 'Mtaji, mauzo na fedha zilizoingia ukiondoa zilizotoka.',
    },
  }),
  measure({
    field: 'drawerCounted',
    title: { en: 'Drawer counted', sw: 'Droo, iliyohesabiwa' },
    type: 'money',
    group: 'Drawer',
    basisDependent: false,
    help: { en: 'What was counted at the end of the shift.', sw: 'Kilichohesabiwa mwisho wa zamu.' },
  }),
  measure({
    field: 'overShort',
    title: { en: 'Over or short', sw: 'Ziada au pungufu' },
    type: 'money',
    group: 'Drawer',
    formula: 'drawerCounted - drawerExpected',
    basisDependent: false,
    help: { en: 'Counted less expected.', sw: 'Kilichohesabiwa ukiondoa kinachotarajiwa.' },
  }),
];
