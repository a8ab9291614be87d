import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { reportStateSchema } from './reports';
import { dueSchema } from './tax-lines';
import { countSchema, daySchema, idSchema, instantSchema } from './scalars';

const tag = 'Authorities';

export const deadlineStateSchema = z.enum(['UPCOMING', 'DUE_SOON', 'OVERDUE', 'DONE']);

/** The company that owes something, and for what: one licence, or all that it has under that authority. */
const deadlineOwnerSchema = z.object({
  entity: z.object({ id: idSchema, name: z.string() }),
  /** The licence's own number at the authority; null where it is owed for all together. */
  licenceNumber: z.nullable(z.string()),
  /** The caller's brands that it is about. */
  brands: z.array(z.object({ id: idSchema, name: z.string() })),
  /** Brands that it is about beside these, for which the caller has no role. */
  otherBrands: countSchema,
});
export type DeadlineOwner = z.infer<typeof deadlineOwnerSchema>;

/** A return or payment that a brand owes by an instant, and how far it is. */
export const deadlineSchema = z.object({
  /** The same for the same brand, licence, obligation and period. */
  id: z.string(),
  brandId: idSchema,
  /** Where all licences of a brand owe it together: the first of them. */
  licenceId: idSchema,
  /** Who owes it, and for what; left out by servers of before. */
  owner: z.optional(deadlineOwnerSchema),
  authorityId: idSchema,
  obligationCode: z.string(),
  title: z.string(),
  /** The same in Swahili and in Arabic, in English where it has no such title; left out by servers of before. */
  titleSw: z.optional(z.string()),
  titleAr: z.optional(z.string()),
  period: z.object({ from: daySchema, to: daySchema }),
  /** Last day in time, in the zone of the authority. */
  dueDay: daySchema,
  /** The instant from which it is late. */
  dueAt: instantSchema,
  /** IANA, of the authority; left out by servers of before. */
  zone: z.optional(z.string()),
  /** Type of the report that fulfils it; null where it is done elsewhere. */
  reportType: z.nullable(z.string()),
  /** Whether tax periods kept here fulfil it: then nothing that is recorded elsewhere does. */
  isByTaxPeriods: z.boolean(),
  reportId: z.nullable(idSchema),
  reportState: z.nullable(reportStateSchema),
  /** DUE_SOON: within seven days. DONE: sent and not rejected, paid, or recorded as filed elsewhere. */
  state: deadlineStateSchema,
});
export type DeadlineLine = z.infer<typeof deadlineSchema>;

export const deadlineExample: DeadlineLine = {
  id: 'alder|alder-sports|TRA:GGT-SPORTS|2026-10-01..2026-10-31',
  brandId: 'alder',
  licenceId: 'alder-sports',
  owner: {
    entity: { id: 'alder', name: 'Alder Gaming Ltd' },
    ...{ licenceNumber: 'SB/1', brands: [{ id: 'alder', name: 'Alder' }], otherBrands: 0 },
  },
  authorityId: 'TRA',
  obligationCode: 'GGT-SPORTS',
  title: 'Gaming tax return, sports betting, monthly: October 2026',
  period: { from: '2026-10-01', to: '2026-10-31' },
  dueDay: '2026-11-07',
  dueAt: '2026-11-07T21:00:00.000Z',
  zone: 'Africa/Dar_es_Salaam',
  reportType: 'TZ_SPORTS_MONTHLY',
  isByTaxPeriods: false,
  reportId: 'rep_123',
  reportState: 'PENDING_CONFIRMATION',
  state: 'DUE_SOON',
};

/** What a brand owes without a day that is known, so that no calendar can show it, and why. */
export const undatedObligationSchema = z.object({
  authorityId: idSchema,
  obligationCode: z.string(),
  title: z.object({ en: z.string(), sw: z.optional(z.string()), ar: z.optional(z.string()) }),
  /** The caller's brands that owe it. */
  brandIds: z.array(idSchema),
  due: dueSchema,
  /** What the register says beside it, in English; may be empty. */
  note: z.string(),
});
export type UndatedObligation = z.infer<typeof undatedObligationSchema>;

/** Longest range of the calendar, in days. */
const calendarDays = 731;

export const readCalendar = defineEndpoint({
  method: 'GET',
  path: '/api/Authorities/calendar',
  tag,
  summary:
    'Due dates from one day to another, soonest first, as JSON or as an iCalendar file (`format=ics`).',
  access: 'authorities.view',
  brand: 'optional',
  query: z
    .strictObject({
      /** Due days, both included, in the zone of each authority. */
      from: daySchema,
      to: daySchema,
      authority: z.optional(idSchema),
      state: z.optional(deadlineStateSchema),
      format: z._default(z.enum(['json', 'ics']), 'json'),
    })
    .check(
      z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < calendarDays * 86_400_000, {
        error: 'longer than two years',
        path: ['to'],
      }),
    ),
  answer: z.object({
    items: z.array(deadlineSchema),
    /** Whatever days, authority and state are asked for; left out by servers of before. */
    undated: z.optional(z.array(undatedObligationSchema)),
  }),
  orFile: 'text/calendar; charset=utf-8',
  status: 200,
  example: {
    answer: {
      items: [deadlineExample],
      undated: [
        {
          authorityId: 'GBT',
          obligationCode: 'TAX-RETURN-COPIES',
          title: { en: 'Copies of tax returns' },
          brandIds: ['alder'],
          due: {
            ...{ day: null, lateFrom: null, anchorDay: null, movedBecause: [] },
            words: 'No source for the due date has been read.',
            said: { code: 'NO_SOURCE_READ', params: {} },
          },
          note: '',
        },
      ],
    },
  },
});

export const recordFiling = defineEndpoint({
  method: 'POST',
  path: '/api/Authorities/recordFiling',
  tag,
  summary:
    'Record that something due was filed outside this product, with its reference. Twice: 409 ALREADY_FILED.',
  access: 'reports.submit',
  brand: 'required',
  body: z.strictObject({
    deadlineId: z.string().check(z.minLength(1), z.maxLength(300)),
    filedOn: daySchema,
    /** What the authority gave for it. */
    reference: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
    note: z._default(z.nullable(z.string().check(z.trim(), z.maxLength(1000))), null),
  }),
  answer: deadlineSchema,
  status: 201,
  keyed: true,
  example: {
    body: {
      deadlineId: 'alder|alder-sports|TRA:WHT-RETURN|2026-10-01..2026-10-31',
      filedOn: '2026-11-12',
      reference: 'RGS-2026-0099812',
      note: null,
    },
    answer: {
      ...deadlineExample,
      id: 'alder|alder-sports|TRA:WHT-RETURN|2026-10-01..2026-10-31',
      obligationCode: 'WHT-RETURN',
      title: 'Withholding on winnings, return and certificates: October 2026',
      dueDay: '2026-11-15',
      dueAt: '2026-11-15T21:00:00.000Z',
      reportType: null,
      reportId: null,
      reportState: null,
      state: 'DONE',
    },
  },
});
