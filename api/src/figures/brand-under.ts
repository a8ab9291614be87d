import type { Channel } from '@tallyhouse/shared/contracts/scalars';
import type { ActiveBrand } from '../platform/auth/current-user';
import { othersBeside } from '../platform/auth/brand-licences';
import { Conflict } from '../platform/http/problems';
import { createSqlParams } from '../store/sql-params';
import type { Queryable } from '../store/store';
import { isPlay } from './daily-sums/daily-sums';

/** Which licences of a brand figures are of; what is left out does not narrow them. */
export interface LicenceScope {
  readonly licenceId?: string | undefined;
  readonly licenceIds?: readonly string[] | undefined;
  /** The law that they are under. */
  readonly jurisdiction?: string | undefined;
}

/**
 * The brand as far as some of its licences go: in the currency and by the clock that these have.
 *
 * Where they differ among themselves, it stays in the brand's own where that is one of theirs, and names the others.
 */
export function brandUnder(brand: ActiveBrand, scope: LicenceScope): ActiveBrand {
  const { licences = [] } = brand;
  const { licenceId, licenceIds = licenceId === undefined ? undefined : [licenceId], jurisdiction } = scope;
  if (licences.length === 0 || (licenceIds === undefined && jurisdiction === undefined)) return brand;
  const within = licences.filter(
    (one) =>
      (licenceIds === undefined || licenceIds.includes(one.id)) &&
      (jurisdiction === undefined || one.jurisdiction === jurisdiction),
  );
  const [first] = within;
  if (first === undefined) return { ...brand, otherCurrencies: [], otherClocks: [] };
  const isOwn = within.some(({ currency }) => currency === brand.currency);
  const { zone, cutoff } = first;
  const terms = { currency: isOwn ? brand.currency : first.currency, zone, cutoff };
  return { ...brand, ...terms, licences: within, ...othersBeside(terms, within) };
}

/** Gaming days of licences that start otherwise than those of a figure's period, in plain words. */
export function otherDaysInWords({ otherClocks = [] }: ActiveBrand): string[] {
  return otherClocks.map(({ cutoff, zone }) => `Gaming days of some licences start at ${cutoff} in ${zone}`);
}

/**
 * Refuses to add up what is in several currencies.
 *
 * Errors: `SEVERAL_CURRENCIES` (409).
 */
export function requireOneCurrency(
  { name, currency, otherCurrencies = [] }: ActiveBrand,
  nextStep: string,
): void {
  if (otherCurrencies.length === 0) return;
  const all = [currency, ...otherCurrencies].join(' and ');
  throw new Conflict(
    'SEVERAL_CURRENCIES',
    'Amounts of several currencies are not added up',
    `Licences of ${name} are played in ${all}. ${nextStep}`,
  );
}

/**
 * The brand in the currency and by the clock of the licences that figures are of, whose records are in one currency.
 *
 * Errors: `SEVERAL_CURRENCIES` (409).
 */
export function brandInPlay(brand: ActiveBrand, scope: LicenceScope): ActiveBrand {
  const under = brandUnder(brand, scope);
  requireOneCurrency(under, 'Choose one licence: its records are in the currency of play.');
  return under;
}

/**
 * The brand in the currency that all of its play through a channel is in, whatever licence it was under; of all channels
 * where none is named.
 *
 * Errors: `SEVERAL_CURRENCIES` (409).
 */
export async function brandInOneCurrency(
  store: Queryable,
  brand: ActiveBrand,
  { channel, nextStep }: { readonly channel?: Channel | undefined; readonly nextStep: string },
): Promise<ActiveBrand> {
  if ((brand.otherCurrencies ?? []).length === 0) return brand;
  const params = createSqlParams(brand.id);
  const ofChannel = channel === undefined ? '' : ` and channel = ${params.add(channel)}`;
  const rows = await store.query<{ currency: string }>(
    `select distinct currency as "currency" from daily_sum where brand_id = $1 and ${isPlay}${ofChannel} order by currency`,
    params.values,
  );
  const [currency = brand.currency, ...otherCurrencies] = rows.map((row) => row.currency);
  const narrowed = { ...brand, currency, otherCurrencies };
  requireOneCurrency(narrowed, nextStep);
  return narrowed;
}
