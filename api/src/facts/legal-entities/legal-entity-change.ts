import * as z from 'zod/mini';
import { currencySchema, cutoffSchema, daySchema, idSchema } from '@tallyhouse/shared/contracts/scalars';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { ChangeHandler } from '../../house/changes/change-handler';
import { part, type ProposalPart } from '../../house/changes/proposal-parts';
import type { OwnTerms } from '../../domain/periods/licence-terms';
import { readLicenceTerms, readProposedTerms } from '../../house/settings/read-licence-terms';
import { requireZone } from '../../house/settings/zones';
import { hasBets } from '../loads/place-licences';
import { requireTerms } from '../loads/require-terms';
import { readCompany, readNames } from './read-names';
import { Conflict, NotFound, ValidationFailed } from '../../platform/http/problems';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';

const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

const payloadSchema = z.discriminatedUnion('deed', [
  /** A company: a new one, or another name or number. */
  z.strictObject({
    deed: z.literal('COMPANY'),
    entityId: z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._:-]{0,59}$/)),
    name: nameSchema,
    country: z.string().check(z.regex(/^[A-Z]{2}$/)),
    number: z.nullable(nameSchema),
  }),
  /** Who holds a licence, which brands it covers, all of them, and what it has of its own; null: the brand's. */
  z
    .strictObject({
      deed: z.literal('LICENCE'),
      licenceId: idSchema,
      entityId: idSchema,
      brands: z
        .array(z.strictObject({ brandId: idSchema, from: z.nullable(daySchema) }))
        .check(z.minLength(1), z.maxLength(50)),
      /** These three: left out, as they are. */
      currency: z.optional(z.nullable(currencySchema)),
      zone: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
      cutoff: z.optional(z.nullable(cutoffSchema)),
    })
    .check(
      z.refine(({ zone, cutoff }) => typeof zone === typeof cutoff, {
        error: 'Zone and cut-off are named together',
        path: ['cutoff'],
      }),
    ),
]);
type EntityPayload = z.output<typeof payloadSchema>;
type LicencePayload = Extract<EntityPayload, { deed: 'LICENCE' }>;

/** What is said of companies and of the licences that they hold; for the whole house, since several brands may be concerned. */
export const legalEntityChange: ChangeHandler<EntityPayload> = {
  kind: 'LEGAL_ENTITY',
  schema: payloadSchema,
  brandId: () => null,
  async describe(store, payload) {
    if (payload.deed === 'COMPANY') {
      const isKnown = (await readCompany(store, payload.entityId)) !== undefined;
      return [part(isKnown ? 'CHANGE_COMPANY' : 'SET_COMPANY', { company: payload.name })];
    }
    const holder = await readCompany(store, payload.entityId);
    const company = holder?.name ?? payload.entityId;
    return [part('SET_LICENCE', { company, ...(await readNames(store, payload)) }), ...partsOfTerms(payload)];
  },
  async document(store, payload) {
    if (payload.deed === 'LICENCE') return actForAllBrands(() => readHolding(store, payload.licenceId));
    return (await readCompany(store, payload.entityId)) ?? null;
  },
  after: (payload) =>
    payload.deed === 'COMPANY'
      ? { name: payload.name, country: payload.country, number: payload.number }
      : {
          ...{ entityId: payload.entityId, brands: payload.brands.map(coverWords).sort() },
          ...namedTerms(payload),
        },
  async check(store, payload, now) {
    if (payload.deed === 'LICENCE') await actForAllBrands(() => requireMovable(store, payload, now));
  },
  async apply(tx, payload, { actorId, now, changeId }) {
    await actForAllBrands(() =>
      payload.deed === 'COMPANY' ? writeCompany(tx, payload) : writeHolding(tx, payload),
    );
    await appendAuditEvent(tx, {
      at: now,
      action: 'LEGAL_ENTITY_CHANGED',
      actorId,
      object: { kind: 'legal-entity', id: payload.entityId },
      detail: { ...detailOf(payload), change: changeId },
    });
  },
};

/** What is said of the licence's own currency and gaming day; nothing of what stays as it is. */
function partsOfTerms({ currency, zone, cutoff }: LicencePayload): ProposalPart[] {
  const day = typeof zone === 'string' && typeof cutoff === 'string' ? { zone, cutoff } : null;
  return [
    ...(typeof currency === 'string' ? [part('LICENCE_CURRENCY', { currency })] : []),
    ...(currency === null ? [part('LICENCE_CURRENCY_OF_BRAND')] : []),
    ...(day === null ? [] : [part('LICENCE_DAY', day)]),
    ...(zone === null ? [part('LICENCE_DAY_OF_BRAND')] : []),
  ];
}

function namedTerms({ currency, zone, cutoff }: LicencePayload): Partial<OwnTerms> {
  return {
    ...(currency !== undefined && { currency }),
    ...(zone !== undefined && { zone }),
    ...(cutoff !== undefined && { cutoff }),
  };
}

function detailOf(payload: EntityPayload): Readonly<Record<string, string | null>> {
  if (payload.deed === 'COMPANY') {
    const { deed, name, country, number } = payload;
    return { deed, name, country, number };
  }
  const { deed, licenceId, brands } = payload;
  return { deed, licenceId, brands: brands.map(coverWords).sort().join(', '), ...namedTerms(payload) };
}

interface Holding extends OwnTerms {
  readonly [field: string]: unknown;
  readonly entityId: string;
  /** In the words of `coverWords`. */
  readonly brands: readonly string[];
}

function coverWords({ brandId, from }: { readonly brandId: string; readonly from: string | null }): string {
  return from === null ? brandId : `${brandId} from ${from}`;
}

/** Errors: `NotFound`. */
async function readHolding(store: Queryable, licenceId: string): Promise<Holding> {
  const rows = await store.query<
    OwnTerms & { entityId: string; brandId: string | null; from: string | null }
  >(
    `select l.entity_id as "entityId", c.brand_id as "brandId", c.covered_from as "from", l.currency as "currency",
       l.zone as "zone", l.cutoff as "cutoff"
     from licence l left join licence_brand c on c.licence_id = l.id where l.id = $1`,
    [licenceId],
  );
  const [first] = rows;
  if (first === undefined) throw new NotFound('licence');
  const brands = rows.flatMap(({ brandId, from }) =>
    brandId === null ? [] : [coverWords({ brandId, from })],
  );
  const { entityId, currency, zone, cutoff } = first;
  return { entityId, brands: brands.sort(), currency, zone, cutoff };
}

/**
 * Errors: `ValidationFailed` for a company or brand that is not there, and for a brand that would be covered from a day
 * that is over where bets were placed; `LICENCE_FIXED` (409) where bets would change hands.
 */
async function requireMovable(store: Queryable, payload: LicencePayload, now: Date): Promise<void> {
  const { licenceId, entityId, brands } = payload;
  const before = await readHolding(store, licenceId);
  await requireThere(store, payload);
  const isPlayed = await hasBets(store, licenceId);
  if (isPlayed && before.entityId !== entityId) throw fixed('A licence with bets cannot be transferred.');
  for (const word of before.brands) {
    const [brandId = ''] = word.split(' ');
    const kept = brands.some((one) => coverWords(one) === word);
    if (!kept && (await hasBets(store, licenceId, brandId))) {
      throw fixed(`Bets of ${brandId} were placed under it, so its coverage there cannot be changed.`);
    }
  }
  const today = now.toISOString().slice(0, 10);
  for (const [index, one] of brands.entries()) {
    const isNew = !before.brands.includes(coverWords(one));
    if (isPlayed && isNew && (one.from === null || one.from < today)) {
      const message = 'The days before today were reported without it: name a day from today on';
      throw new ValidationFailed([{ field: `payload.brands.${index}.from`, code: 'IN_PAST', message }]);
    }
  }
  if (typeof payload.zone === 'string') requireZone(payload.zone, 'payload.zone');
  await requireTermsOf(store, payload, before);
}

/** Errors: `LICENCE_FIXED` (409) for records of other currencies or days; `CLOCKS_APART` (409). */
async function requireTermsOf(store: Queryable, payload: LicencePayload, holding: OwnTerms): Promise<void> {
  const before = await readLicenceTerms(store);
  const { currency, zone, cutoff } = holding;
  const own = { currency, zone, cutoff, ...namedTerms(payload) };
  const after = [
    ...before.filter(({ licenceId }) => licenceId !== payload.licenceId),
    ...(await readProposedTerms(store, { ...payload, own })),
  ];
  await requireTerms(store, { before, after }, (words, fault) =>
    fault === 'TERMS_FIXED'
      ? fixed(words)
      : new Conflict(fault, 'The gaming days of the licences do not agree', words),
  );
}

async function requireThere(store: Queryable, { entityId, brands }: LicencePayload): Promise<void> {
  if ((await readCompany(store, entityId)) === undefined) {
    const message = 'There is no such company: propose it first';
    throw new ValidationFailed([{ field: 'payload.entityId', code: 'UNKNOWN_COMPANY', message }]);
  }
  const known = await store.query<{ id: string }>('select id as "id" from brand');
  const ids = new Set(known.map(({ id }) => id));
  const faults = brands.flatMap(({ brandId }, index) => {
    const isTwice = brands.findIndex((one) => one.brandId === brandId) !== index;
    if (ids.has(brandId) && !isTwice) return [];
    const message = isTwice ? 'It is named twice' : 'There is no such brand';
    return [{ field: `payload.brands.${index}.brandId`, code: 'UNKNOWN_BRAND', message }];
  });
  if (faults.length > 0) throw new ValidationFailed(faults);
}

function fixed(detail: string): Conflict {
  return new Conflict('LICENCE_FIXED', 'The licence can no longer be changed in this way', detail);
}

async function writeCompany(
  tx: Queryable,
  { entityId, name, country, number }: Extract<EntityPayload, { deed: 'COMPANY' }>,
): Promise<void> {
  await tx.query(
    `insert into legal_entity (id, name, country, number) values ($1, $2, $3, $4)
     on conflict (id) do update set name = excluded.name, country = excluded.country, number = excluded.number`,
    [entityId, name, country, number],
  );
}

async function writeHolding(tx: Queryable, payload: LicencePayload): Promise<void> {
  const { licenceId, entityId, brands } = payload;
  const { currency, zone, cutoff } = { ...(await readHolding(tx, licenceId)), ...namedTerms(payload) };
  await tx.query('update licence set entity_id = $2, currency = $3, zone = $4, cutoff = $5 where id = $1', [
    ...[licenceId, entityId, currency, zone, cutoff],
  ]);
  await tx.query('delete from licence_brand where licence_id = $1', [licenceId]);
  for (const { brandId, from } of brands) {
    await tx.query(
      'insert into licence_brand (brand_id, licence_id, covered_from) values ($1, $2, cast($3 as date))',
      [brandId, licenceId, from],
    );
  }
}
