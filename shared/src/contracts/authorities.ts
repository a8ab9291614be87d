import * as z from './schema';
import { deadlineExample, deadlineSchema } from './deadlines';
import { dueRuleSchema } from './due-rules';
import { defineEndpoint } from './endpoint';
import { listOf, pageFields } from './paging';
import { channelSchema, countSchema, currencySchema, daySchema, idSchema, instantSchema } from './scalars';

const tag = 'Authorities';

const textSchema = z.string().check(z.minLength(1), z.maxLength(500));
const titleSchema = z.strictObject({
  en: textSchema,
  sw: z.optional(textSchema),
  ar: z.optional(textSchema),
});

/** `VERIFIED`: the law or the authority's own text was read. `SECONDARY`: others quote it. `UNVERIFIED`: neither. */
export const proofSchema = z.enum(['VERIFIED', 'SECONDARY', 'UNVERIFIED']);

/**
 * What fulfils an obligation.
 *
 * `REPORT`: a report of that type, sent from here. `TAX_PERIOD`: filing and paying the periods of that tax.
 * `RECORD`: something done elsewhere and recorded here. `FEED`: the platform delivers it itself, all the time; it has
 * no deadlines here.
 */
const fulfilmentSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('REPORT'), reportType: idSchema }),
  z.strictObject({
    kind: z.literal('TAX_PERIOD'),
    taxCode: idSchema,
    /** Product classes of the rules that it is about; null: all that are taxed under the code. */
    productClasses: z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(20))),
  }),
  z.strictObject({ kind: z.literal('RECORD') }),
  z.strictObject({ kind: z.literal('FEED') }),
]);

/** One thing that an authority wants, again and again. */
export const obligationSchema = z.strictObject({
  code: z.string().check(z.regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'not a code in capitals'), z.maxLength(60)),
  title: titleSchema,
  period: z.enum(['DAY', 'WEEK', 'MONTH', 'BIMONTH', 'QUARTER', 'HALF', 'YEAR']),
  due: dueRuleSchema,
  format: z.enum(['XML', 'JSON', 'CSV', 'XLSX', 'PORTAL_FORM', 'SAFE_FILES', 'API']),
  /** Of the format; null where it has none. */
  schemaVersion: z.nullable(textSchema),
  nilReturnRequired: z.boolean(),
  signing: z.enum(['NONE', 'HMAC_SHA256', 'ED25519', 'TAMPER_TOKEN', 'XML_SIGNATURE']),
  /** What the authority answers: nothing, that it came, or, after reading it, whether it is accepted. */
  ackKind: z.enum(['NONE', 'RECEIPT', 'ACCEPTANCE']),
  /** Hours after the sending within which that answer is expected. */
  ackHours: z.int().check(z.minimum(1), z.maximum(2000)),
  correctionMethod: z.enum(['REPLACE', 'CANCEL_AND_NEW', 'DELTA', 'NEXT_PERIOD']),
  /** `LICENCE`: each licence owes its own. `LICENSEE`: the company that holds them owes one for all, whatever brands they cover. */
  per: z.enum(['LICENCE', 'LICENSEE']),
  /** Products of a licence, or tax classes of its machines, that it is about: one of them is enough; null: every licence. */
  products: z.nullable(z.array(idSchema).check(z.minLength(1), z.maxLength(50))),
  fulfilledBy: fulfilmentSchema,
  proof: proofSchema,
  source: textSchema,
  note: z.string().check(z.maxLength(500)),
});
export type Obligation = z.infer<typeof obligationSchema>;

/** Who wants reports or taxes, as the register has it. */
export const authorityEntrySchema = z.strictObject({
  /** The name that licences and rules call it by. */
  id: idSchema,
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'not a country')),
  name: titleSchema,
  kind: z.enum(['REGULATOR', 'TAX', 'FIU']),
  /** IANA zone in which its due dates are meant. */
  zone: textSchema,
  /** ISO 639-1, of what is sent. */
  language: z.string().check(z.regex(/^[a-z]{2}$/, 'not a language')),
  currency: currencySchema,
  channels: z.array(channelSchema),
  /** Authorities whose licensees owe it something: itself for a regulator, the regulators of its country for a tax office. */
  regulators: z.array(idSchema).check(z.minLength(1)),
  proof: proofSchema,
  source: textSchema,
});

/** How one brand is connected to an authority. */
export const connectionSchema = z.strictObject({
  /** `PORTAL`: somebody files there by hand; reports go nowhere by themselves. */
  environment: z.enum(['SIMULATOR', 'TEST', 'PRODUCTION', 'PORTAL']),
  /** Where submissions go, `https://…`; null while nothing can be sent. */
  endpoint: z.nullable(
    z
      .string()
      .check(
        z.regex(/^https?:\/\/[^\s/?#@]+(\/[^\s?#]*)?$/, 'not an address like https://host/path'),
        z.maxLength(300),
      ),
  ),
  /** Last day of the certificate that the brand signs or connects with; null without one. */
  certificateUntil: z.nullable(daySchema),
  /** In place of the obligation's own; null: as the obligation says. */
  ackHours: z.nullable(z.int().check(z.minimum(1), z.maximum(2000))),
  /** First day whose periods are reported from here; null: since the brand was set up. */
  trackedFrom: z.nullable(daySchema),
});
export type Connection = z.infer<typeof connectionSchema>;

/** Whether calls are let through: OPEN for a minute after five failures in a row, then one is tried. */
export const circuitSchema = z.enum(['CLOSED', 'OPEN', 'HALF_OPEN']);

/** An authority as the register of a brand shows it. */
export const authoritySchema = z.extend(authorityEntrySchema, {
  obligationCount: countSchema,
  /** One for each brand that owes it something. */
  brands: z.array(
    z.object({
      brandId: idSchema,
      licences: z.array(z.object({ id: idSchema, number: z.string() })),
      /** Null while nothing is set. */
      connection: z.nullable(z.extend(connectionSchema, { version: z.int() })),
      circuit: circuitSchema,
      /** The newest answer of the authority to a report of the brand. */
      lastAck: z.nullable(z.object({ at: instantSchema, ackRef: z.nullable(z.string()) })),
    }),
  ),
  /** The soonest that is not done, late ones of the last year included. */
  nextDue: z.nullable(deadlineSchema),
  overdue: countSchema,
  /** Of the rules in force that this authority's taxes follow; null where it has none. */
  rules: z.nullable(z.object({ packVersion: z.string(), proof: proofSchema })),
});
export type AuthorityView = z.infer<typeof authoritySchema>;

/** An obligation as people read it. */
export const obligationViewSchema = z.extend(obligationSchema, {
  /** When it is due, in words: in the languages that the obligation has a title in. */
  dueWords: titleSchema,
  /** The house changed it against the shipped register. */
  isChanged: z.boolean(),
  licences: z.array(z.object({ brandId: idSchema, id: idSchema, number: z.string() })),
  /** The soonest that is not done; null where no day is known. */
  nextDue: z.nullable(deadlineSchema),
});
export type ObligationView = z.infer<typeof obligationViewSchema>;

const authorityParams = z.strictObject({ id: idSchema });

const authorityExample: AuthorityView = {
  id: 'TRA',
  country: 'TZ',
  name: { en: 'Tanzania Revenue Authority', sw: 'Mamlaka ya Mapato Tanzania' },
  kind: 'TAX',
  zone: 'Africa/Dar_es_Salaam',
  language: 'en',
  currency: 'TZS',
  channels: ['ONLINE', 'RETAIL'],
  regulators: ['GBT'],
  proof: 'VERIFIED',
  source: 'Gaming Act Cap. 41 R.E. 2019; TRA page on gaming tax',
  obligationCount: 8,
  brands: [
    {
      brandId: 'alder',
      licences: [{ id: 'alder-sports', number: 'SB/2021/0417' }],
      connection: {
        environment: 'TEST',
        endpoint: 'https://returns.authority.example/v1',
        certificateUntil: '2027-03-31',
        ackHours: null,
        trackedFrom: '2026-07-01',
        version: 2,
      },
      circuit: 'CLOSED',
      lastAck: { at: '2026-10-07T09:12:00.000Z', ackRef: 'TRA-5F0C21AA90B1' },
    },
  ],
  nextDue: deadlineExample,
  overdue: 0,
  rules: { packVersion: 'sha256:0f3a…', proof: 'SECONDARY' },
};

export const listAuthorities = defineEndpoint({
  method: 'GET',
  path: '/api/Authorities',
  tag,
  summary:
    'Authorities that the brand owes something, by country and name: connection, next due date, proof.',
  access: 'authorities.view',
  brand: 'optional',
  query: z.strictObject({
    ...pageFields,
    country: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/, 'not a country'))),
    kind: z.optional(z.enum(['REGULATOR', 'TAX', 'FIU'])),
    proof: z.optional(proofSchema),
    /** Part of a name or of an id. */
    text: z.optional(z.string().check(z.maxLength(100))),
    /** `register`: every authority of the register, whether the brand owes it something or not. */
    scope: z._default(z.enum(['own', 'register']), 'own'),
  }),
  answer: listOf(authoritySchema),
  status: 200,
  example: { answer: { items: [authorityExample], page: 1, pageSize: 50, totalCount: 1 } },
});

export const readAuthority = defineEndpoint({
  method: 'GET',
  path: '/api/Authorities/:id',
  tag,
  summary: 'One authority of the register.',
  access: 'authorities.view',
  brand: 'optional',
  params: authorityParams,
  answer: authoritySchema,
  status: 200,
  example: { answer: authorityExample },
});

export const listObligations = defineEndpoint({
  method: 'GET',
  path: '/api/Authorities/:id/obligations',
  tag,
  summary:
    'What an authority wants: period, due rule in words, format, how it is signed, answered and corrected.',
  access: 'authorities.view',
  brand: 'optional',
  params: authorityParams,
  query: z.strictObject({
    /** `register`: those that the brand does not owe, too. */
    scope: z._default(z.enum(['own', 'register']), 'own'),
  }),
  answer: z.object({ items: z.array(obligationViewSchema) }),
  status: 200,
  example: {
    answer: {
      items: [
        {
          code: 'GGT-SPORTS',
          title: { en: 'Gaming tax return, sports betting, monthly' },
          period: 'MONTH',
          due: { anchor: 'PERIOD_END', days: 7, roll: 'NONE' },
          format: 'XML',
          schemaVersion: 'reference-1',
          nilReturnRequired: true,
          signing: 'ED25519',
          ackKind: 'ACCEPTANCE',
          ackHours: 48,
          correctionMethod: 'REPLACE',
          per: 'LICENSEE',
          products: ['SPORTS_PREMATCH', 'SPORTS_LIVE'],
          fulfilledBy: { kind: 'REPORT', reportType: 'TZ_SPORTS_MONTHLY' },
          proof: 'VERIFIED',
          source: 'Cap. 41 s.31(4); FA 2022 s.50',
          note: '',
          dueWords: { en: 'By the 7th of the next month (Africa/Dar_es_Salaam)' },
          isChanged: false,
          licences: [{ brandId: 'alder', id: 'alder-sports', number: 'SB/2021/0417' }],
          nextDue: deadlineExample,
        },
      ],
    },
  },
});

/** What an authority that was reached said; one that was not is the refusal `AUTHORITY_UNAVAILABLE`, 502 or 504. */
export const connectionAnswerSchema = z.object({
  isReachable: z.literal(true),
  detail: z.string(),
  durationMs: countSchema,
  /** Last day of the authority's own TLS certificate; null without TLS or answer. */
  serverCertificateUntil: z.nullable(daySchema),
  circuit: circuitSchema,
});
export type ConnectionAnswer = z.infer<typeof connectionAnswerSchema>;

export const testConnection = defineEndpoint({
  method: 'POST',
  path: '/api/Authorities/:id/testConnection',
  tag,
  summary: 'Ask the authority’s endpoint of the brand whether it is there. Nothing is submitted.',
  // Those who look after what comes in look after the lines that it goes out by; auditors only read.
  access: 'loads.manage',
  brand: 'required',
  params: authorityParams,
  answer: connectionAnswerSchema,
  // Not keyed, so that no client repeats it by itself: it would knock again where nobody has just opened.
  status: 200,
  example: {
    answer: {
      isReachable: true,
      detail: 'The authority answered.',
      durationMs: 84,
      serverCertificateUntil: '2027-03-31',
      circuit: 'CLOSED',
    },
  },
});
