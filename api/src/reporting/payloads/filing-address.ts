import type { Obligation } from '@tallyhouse/shared/contracts/authorities';
import type { Brand } from '@tallyhouse/shared/contracts/brands';
import type { CorrectionMethod } from '@tallyhouse/shared/contracts/confirmation-items';
import type { PayloadFormat } from '@tallyhouse/shared/contracts/payload-format';
import type { Period } from '@tallyhouse/shared/contracts/scalars';
import { loadRegister, type RegisteredAuthority } from '../../taxes/obligations/load-register';
import { owes } from '../../taxes/obligations/plan-deadlines';
import { dueOf } from '../../domain/periods/due-date';
import { periodHolding } from '../../domain/periods/reporting-period';
import { ProblemError } from '../../platform/http/problems';
import { createSqlParams } from '../../store/sql-params';
import type { Queryable } from '../../store/store';
import type { PayloadDocument } from './payload-document';
import { readLicences } from '../../house/users/read-licences';

/** Where a report goes, and on what terms. */
export interface FilingAddress {
  readonly authorityId: string;
  /** The type of the report where no obligation asks for it. */
  readonly obligationCode: string;
  readonly format: PayloadFormat;
  readonly schemaVersion: string | null;
  readonly correctionMethod: CorrectionMethod;
  /** Hours after the sending within which an acknowledgement is expected. */
  readonly ackHours: number;
  /** The instant from which it is late; null where no day is known. */
  readonly dueAt: Date | null;
  readonly licences: PayloadDocument['licences'];
}

/** Hours for what is sent without an obligation that says how many. */
const usualAckHours = 48;

interface Filed {
  readonly brandIds: readonly string[];
  readonly type: string;
  readonly period: Period;
}

/** As `seekFilingAddress`. Errors: `NO_AUTHORITY` (422) for brands that had no licence in the period. */
export async function findFilingAddress(store: Queryable, report: Filed): Promise<FilingAddress> {
  const address = await seekFilingAddress(store, report);
  if (address === undefined) throw noAuthority();
  return address;
}

/**
 * Finds who takes a report: the authority whose obligation it fulfils, or else, for a report that no obligation asks
 * for, the regulator of the brand's licence; `brandIds` are all that it is of, the one that it stands under first. Undefined for brands
 * that had no licence in the period.
 */
export async function seekFilingAddress(store: Queryable, report: Filed): Promise<FilingAddress | undefined> {
  const { brandIds, type, period } = report;
  const [brandId = ''] = brandIds;
  const ofBrands = [...(await readLicences(store, brandIds)).values()].flat();
  const licences = ofBrands.filter(
    ({ id, validFrom, validTo }, at) =>
      validFrom <= period.to &&
      (validTo === null || period.from <= validTo) &&
      ofBrands.findIndex((other) => other.id === id) === at,
  );
  const register = await loadRegister(store);
  for (const authority of register) {
    for (const obligation of authority.obligations) {
      if (obligation.fulfilledBy.kind !== 'REPORT' || obligation.fulfilledBy.reportType !== type) continue;
      const owing = licences.filter((licence) => owes(licence, authority, obligation));
      const [first] = owing;
      if (first === undefined) continue;
      // A return of several brands is of one company.
      const own = brandIds.length === 1 ? owing : owing.filter(({ entityId }) => entityId === first.entityId);
      return {
        ...(await addressOf(store, { brandId, authority, obligation, period })),
        licences: await withCompanies(store, own),
      };
    }
  }
  const regulator = licences.at(-1)?.authority;
  if (regulator === undefined) return undefined;
  return {
    authorityId: regulator,
    obligationCode: type,
    format: 'JSON',
    schemaVersion: null,
    correctionMethod: 'REPLACE',
    ackHours: usualAckHours,
    dueAt: null,
    licences: await withCompanies(
      store,
      licences.filter(({ authority }) => authority === regulator),
    ),
  };
}

interface Owed {
  readonly brandId: string;
  readonly authority: RegisteredAuthority;
  readonly obligation: Obligation;
  readonly period: Period;
}

async function addressOf(
  store: Queryable,
  { brandId, authority, obligation, period }: Owed,
): Promise<Omit<FilingAddress, 'licences'>> {
  const due = dueOf(obligation.due, period, authority.calendar);
  const whole = periodHolding(period.from, obligation.period, authority.calendar);
  // A due day belongs to a whole period only.
  const isWhole = whole.from === period.from && whole.to === period.to;
  return {
    authorityId: authority.id,
    obligationCode: obligation.code,
    format: payloadFormatOf(obligation.format),
    schemaVersion: obligation.schemaVersion,
    correctionMethod: obligation.correctionMethod,
    ackHours: (await readOwnAckHours(store, brandId, authority.id)) ?? obligation.ackHours,
    dueAt: due.kind === 'UNDATED' || !isWhole ? null : new Date(due.lateFrom),
  };
}

/** Portals and interfaces without a file of their own get JSON. */
function payloadFormatOf(format: Obligation['format']): PayloadFormat {
  if (format === 'XML' || format === 'SAFE_FILES') return 'XML';
  return format === 'CSV' ? 'CSV' : 'JSON';
}

async function readOwnAckHours(
  store: Queryable,
  brandId: string,
  authorityId: string,
): Promise<number | null> {
  const [connection] = await store.query<{ hours: number | null }>(
    'select ack_hours as hours from authority_connection where brand_id = $1 and authority_id = $2',
    [brandId, authorityId],
  );
  return connection?.hours ?? null;
}

/** The licences with the names of the companies that hold them. */
async function withCompanies(
  store: Queryable,
  licences: readonly Pick<Brand['licences'][number], 'id' | 'number' | 'entityId'>[],
): Promise<PayloadDocument['licences']> {
  if (licences.length === 0) return [];
  const params = createSqlParams();
  const companies = await store.query<{ id: string; name: string }>(
    `select id, name from legal_entity where id in (${params.addAll(licences.map(({ entityId }) => entityId ?? ''))})`,
    params.values,
  );
  return licences.map(({ id, number, entityId }) => ({
    ...{ id, number },
    company: companies.find((one) => one.id === entityId)?.name ?? null,
  }));
}

function noAuthority(): ProblemError {
  return new ProblemError(422, 'NO_AUTHORITY', 'There is no authority for this report', {
    detail:
      'The brand has no licence in the period of the report: without one there is no authority to send it to.',
  });
}
