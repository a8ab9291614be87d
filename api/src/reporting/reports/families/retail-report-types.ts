import { reportTypeNames } from '@tallyhouse/shared/contracts/words/report-types';
import type { ReportTypeRule } from '../report-family';

const revenue = ['stakes', 'voids', 'netStakes', 'winnings', 'ggr'];

/** Every kind of retail report. */
export const retailReportTypes: readonly ReportTypeRule[] = [
  {
    type: 'RETAIL_DAILY_PACK',
    title: reportTypeNames.RETAIL_DAILY_PACK,
    description: {
      en: 'Tickets, stakes, winnings, payments and revenue of every branch and gaming day.',
      sw: 'Tiketi, dau, ushindi, malipo na mapato ya kila tawi na siku ya michezo.',
      ar: 'التذاكر والرهانات والأرباح والمدفوعات والإيرادات لكل فرع ويوم لعب.',
    },
    periodKind: 'CUSTOM',
    basis: 'SETTLED',
    bases: ['SETTLED', 'PLACED', 'PLACED_PAID'],
    fields: [
      'day',
      'region',
      'branch',
      'branchName',
      'bets',
      'stakes',
      'ticketsCancelled',
      'cancelled',
      'voids',
      'netStakes',
      'winnings',
      'ggr',
      'paid',
      'expired',
      'hold',
    ],
    countries: null,
    mandatory: ['day', 'branch', ...revenue],
  },
  {
    type: 'RETAIL_CASHIERS',
    title: reportTypeNames.RETAIL_CASHIERS,
    description: {
      en: 'What each cashier took in and paid out, and what the drawer should hold and held.',
      sw: 'Kila mtunza fedha alipokea na kulipa kiasi gani, na droo ilipaswa kuwa na kiasi gani.',
      ar: 'ما قبضه كل أمين صندوق وما دفعه، وما كان ينبغي أن يكون في الدرج وما كان فيه.',
    },
    periodKind: 'CUSTOM',
    basis: 'SETTLED',
    bases: ['SETTLED', 'PLACED', 'PLACED_PAID'],
    fields: [
      'day',
      'branch',
      'branchName',
      'cashier',
      'bets',
      'stakes',
      'paid',
      'drawerExpected',
      'drawerCounted',
      'overShort',
    ],
    countries: null,
    mandatory: ['day', 'branch', 'cashier', 'overShort'],
  },
  {
    type: 'RETAIL_TERMINALS',
    title: reportTypeNames.RETAIL_TERMINALS,
    description: {
      en: 'Tickets, stakes and revenue of every counter and self-service terminal.',
      sw: 'Tiketi, dau na mapato ya kila kaunta na mashine.',
      ar: 'التذاكر والرهانات والإيرادات لكل شباك وجهاز خدمة ذاتية.',
    },
    periodKind: 'CUSTOM',
    basis: 'SETTLED',
    bases: ['SETTLED', 'PLACED', 'PLACED_PAID'],
    fields: ['region', 'branch', 'branchName', 'terminal', 'terminalType', 'bets', ...revenue, 'hold'],
    countries: null,
    mandatory: ['branch', 'terminal', 'ggr'],
  },
];
