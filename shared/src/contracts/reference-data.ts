import * as z from './schema';
import {
  channelSchema,
  currencySchema,
  cutoffSchema,
  daySchema,
  instantSchema,
  rateSchema,
  verticalSchema,
} from './scalars';

const keySchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,59}$/, 'letters, digits, dots, colons, hyphens; 60 at most'));
const nameSchema = z.string().check(z.minLength(1), z.maxLength(200));
const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/, 'not an ISO 3166-1 alpha-2 country'));

const validity = { validFrom: daySchema, validTo: z._default(z.nullable(daySchema), null) };

/** What the facts refer to, for one brand. Lists that are left out stay as they are in the store. */
export const referenceBrandSchema = z.strictObject({
  id: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,29}$/, 'lower-case letters, digits and hyphens')),
  name: nameSchema,
  country: countrySchema,
  currency: currencySchema,
  /** IANA zone. */
  zone: z.string(),
  /** `HH:mm`, local. */
  cutoff: cutoffSchema,
  channels: z.array(channelSchema).check(z.minLength(1)),
  licences: z.array(
    z
      .strictObject({
        id: keySchema,
        /** The company that holds it; left out: the one it has, or one named after the brand. */
        entityId: z.optional(keySchema),
        /** Where the licence covers other brands too: from which day this one; null: as long as it holds. */
        coveredFrom: z._default(z.nullable(daySchema), null),
        authority: nameSchema,
        number: nameSchema,
        products: z.array(z.string().check(z.regex(/^[^,]{1,60}$/, 'no commas'))),
        validFrom: daySchema,
        validTo: z._default(z.nullable(daySchema), null),
        /** What its players play in; null: the brand's. Left out: as it is. */
        currency: z.optional(z.nullable(currencySchema)),
        /** Where and when its gaming days start; null: as those of the brand. Left out: as they are. */
        zone: z.optional(z.nullable(z.string())),
        cutoff: z.optional(z.nullable(cutoffSchema)),
      })
      .check(
        z.refine(({ zone, cutoff }) => typeof zone === typeof cutoff, {
          error: 'names a zone or a cut-off without the other',
          path: ['cutoff'],
        }),
      ),
  ),
  /** What a licence is taxed as, where neither the vertical nor the place says it; `*` is every vertical. */
  taxClasses: z._default(
    z.array(
      z.strictObject({
        licenceId: keySchema,
        vertical: z.union([verticalSchema, z.literal('*')]),
        productClass: nameSchema,
        /** Where the licence says so. */
        source: nameSchema,
      }),
    ),
    [],
  ),
  /** Machines that a licence covers, for taxes on each. */
  machines: z._default(
    z.array(
      z.strictObject({
        id: keySchema,
        licenceId: keySchema,
        branchId: z._default(z.nullable(keySchema), null),
        productClass: z.enum(['SLOT_SHOP', 'SLOT_CLUB', 'SLOT_ROUTE']),
        licensedFrom: daySchema,
        /** The last day; null while it is licensed. */
        licensedTo: z._default(z.nullable(daySchema), null),
      }),
    ),
    [],
  ),
  branches: z._default(
    z.array(
      z.strictObject({
        id: keySchema,
        name: nameSchema,
        region: nameSchema,
        openedOn: daySchema,
        closedOn: z._default(z.nullable(daySchema), null),
      }),
    ),
    [],
  ),
  terminals: z._default(
    z.array(
      z.strictObject({
        id: keySchema,
        branchId: keySchema,
        kind: z.enum(['OTC', 'SSBT', 'HANDHELD']),
      }),
    ),
    [],
  ),
  agents: z._default(
    z.array(
      z.strictObject({
        id: keySchema,
        name: nameSchema,
        /** Shops it runs, each from one day to another, both included. */
        branches: z._default(z.array(z.strictObject({ branchId: keySchema, ...validity })), []),
        /** What it is paid; one rule at a time. */
        commissions: z._default(
          z.array(
            z.strictObject({
              base: z.enum(['STAKES', 'GGR', 'NET_TAKINGS']),
              rate: rateSchema,
              ...validity,
            }),
          ),
          [],
        ),
      }),
    ),
    [],
  ),
  cashiers: z._default(z.array(z.strictObject({ id: keySchema, branchId: keySchema, name: nameSchema })), []),
  products: z._default(
    z.array(
      z.strictObject({ id: keySchema, name: nameSchema, vertical: verticalSchema, provider: nameSchema }),
    ),
    [],
  ),
  players: z._default(
    z.array(
      z.strictObject({ /** Pseudonym. */ ref: keySchema, country: countrySchema, registeredOn: daySchema }),
    ),
    [],
  ),
  sources: z._default(
    z.array(
      z.strictObject({
        id: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens')),
        channel: channelSchema,
        name: nameSchema,
      }),
    ),
    [],
  ),
});
export type ReferenceBrand = z.infer<typeof referenceBrandSchema>;

/** An official exchange rate as published: 1 `from` = `rate` `to`. */
const publishedRateSchema = z.strictObject({
  from: currencySchema,
  to: currencySchema,
  rateDate: daySchema,
  /** Decimal text with at least ten significant digits where it was published with them. */
  rate: z.string().check(z.regex(/^(?=.*[1-9])\d{1,12}(\.\d{1,20})?$/, 'not a positive decimal')),
  source: nameSchema,
  publishedAt: instantSchema,
});

/**
 * Brands with their licences, places, agents, products, players and sources, which a store needs before its first load
 * file, and official exchange rates.
 */
export const referenceDataSchema = z
  .strictObject({
    format: z.literal('tallyhouse-reference/1'),
    /** Companies that hold licences; a brand whose licences name none has one of its own name. */
    entities: z._default(
      z.array(
        z.strictObject({
          id: keySchema,
          name: nameSchema,
          country: countrySchema,
          /** In the register of companies of that country. */
          number: z._default(z.nullable(nameSchema), null),
        }),
      ),
      [],
    ),
    brands: z.array(referenceBrandSchema),
    rates: z._default(z.array(publishedRateSchema), []),
  })
  .check(
    z.refine(({ brands, rates }) => brands.length + rates.length > 0, {
      error: 'names neither brands nor rates',
      path: ['brands'],
    }),
  );
export type ReferenceData = z.infer<typeof referenceDataSchema>;
/** As written in a file: what has a default may be left out. */
export type ReferenceDataInput = z.input<typeof referenceDataSchema>;
