import type { RejectCode } from '@tallyhouse/shared/contracts/load-data';
import { addDays } from '../../domain/periods/calendar';
import { gamingDaysOf, type GamingDays } from '../../domain/periods/gaming-day';
import type { BrandReference, LicenceReference } from './brand-reference';
import type { FieldRule, KindOfLoad } from './load-field';
import type { RawRecord } from './parse-load-file';
import { readAmount, readInstant } from './scalar-texts';

/** Why a record is not taken. */
export interface RecordFault {
  readonly code: RejectCode;
  readonly field: string | null;
  readonly message: string;
}

export interface CheckedRecord {
  /** Epoch milliseconds of the record's event; NaN when unreadable. */
  readonly eventMs: number;
  /** Gaming day of the event; empty with a fault. */
  readonly day: string;
  /** The record's control amount in ten-thousandths; NaN when unreadable. */
  readonly amount: number;
  readonly fault: RecordFault | null;
}

export interface RecordContext {
  readonly reference: BrandReference;
  /** Whether a bet without a branch is a fault. */
  readonly isRetail: boolean;
  /** Epoch milliseconds of the arrival of the file. */
  readonly loadedMs: number;
}

/** How far a source's clock may be ahead of ours. */
const skewMs = 5 * 60_000;

/** Gives the check for the records of one file. */
export function createRecordCheck(
  kind: KindOfLoad,
  context: RecordContext,
): (record: RawRecord) => CheckedRecord {
  const { reference, isRetail, loadedMs } = context;
  const fields = kind.fields.map(({ name, rule }) => ({ name, check: checkOf(rule, reference) }));
  const ofBrand = placeOfRecords(reference, { ...reference, from: '', to: '' });
  const byLicence = new Map(
    Array.from(reference.licences, ([id, licence]) => [id, placeOfRecords(reference, licence, id)]),
  );
  const placeOf = (name: string) => kind.fields.findIndex((field) => field.name === name);
  const eventPlace = placeOf(kind.eventField);
  const controlPlace = placeOf(kind.controlField);
  const licencePlace = placeOf('licenceId');
  const branchPlace = isRetail && kind.kind === 'BETS' ? placeOf('branchId') : -1;

  function faultOf(cells: readonly string[], place: PlaceOfRecords): RecordFault | null {
    for (const [index, { name, check }] of fields.entries()) {
      const fault = check(cells[index] ?? '', place);
      if (fault !== null) return { ...fault, field: name };
    }
    if (branchPlace !== -1 && cells[branchPlace] === '') {
      return { code: 'SCHEMA', field: 'branchId', message: 'is empty on a retail bet' };
    }
    return null;
  }

  function timeFaultOf({ from, to }: PlaceOfRecords, eventMs: number, day: string): RecordFault | null {
    if (eventMs > loadedMs + skewMs) {
      return {
        code: 'FUTURE_EVENT',
        field: kind.eventField,
        message: 'lies more than five minutes after the arrival of the file',
      };
    }
    if (day < from || (to !== '' && day > to)) {
      return {
        code: 'OUTSIDE_LICENCE',
        field: kind.eventField,
        message: `lies outside the licence, which holds from ${from} to ${to || 'further notice'}`,
      };
    }
    return null;
  }

  /** A balance is one at the end of a day: at any other moment it belongs to none. */
  function dayFaultOf({ days, dayWords }: PlaceOfRecords, eventMs: number, day: string): RecordFault | null {
    if (kind.closesDay !== true || days.startOf(addDays(day, 1)) === eventMs) return null;
    return {
      code: 'SCHEMA',
      field: kind.eventField,
      message: `is not the end of a gaming day: they end ${dayWords}`,
    };
  }

  return ({ cells, fault: unreadable }) => {
    if (unreadable !== undefined) {
      return {
        eventMs: NaN,
        day: '',
        amount: NaN,
        fault: { code: 'SCHEMA', field: null, message: unreadable },
      };
    }
    const eventMs = readInstant(cells[eventPlace] ?? '');
    const amount = readAmount(cells[controlPlace] ?? '');
    const place = byLicence.get(cells[licencePlace] ?? '') ?? ofBrand;
    const fieldFault = faultOf(cells, place);
    if (fieldFault !== null) return { eventMs, day: '', amount, fault: fieldFault };
    const day = place.days.dayOf(kind.closesDay === true ? eventMs - 1 : eventMs);
    const fault = dayFaultOf(place, eventMs, day) ?? timeFaultOf(place, eventMs, day);
    return { eventMs, day, amount, fault };
  };
}

/** What a record is held against: the licence that it names, or its brand where it names none. */
interface PlaceOfRecords {
  readonly from: string;
  readonly to: string;
  readonly days: GamingDays;
  /** When these end, in words. */
  readonly dayWords: string;
  readonly currency: string;
  readonly currencyFault: FieldFault;
}

function placeOfRecords(
  brand: BrandReference,
  { from, to, currency, zone, cutoff }: LicenceReference,
  licenceId?: string,
): PlaceOfRecords {
  const isOfLicence = licenceId !== undefined && currency !== brand.currency;
  const message = isOfLicence
    ? `is not ${currency}, the currency of licence ${licenceId}: name the licence that it was played under, or send it in ${currency}`
    : `is not the brand's currency, ${currency}`;
  return {
    ...{ from, to, currency, days: gamingDaysOf(zone, cutoff), dayWords: `at ${cutoff} in ${zone}` },
    currencyFault: { code: 'BAD_CURRENCY', message },
  };
}

type FieldFault = Omit<RecordFault, 'field'>;
type FieldCheck = (text: string, place: PlaceOfRecords) => FieldFault | null;

const schema = (message: string): FieldFault => ({ code: 'SCHEMA', message });

const emptyFault = schema('is empty');
const keyFault = schema('is no key: at most 80 characters without spaces, quotes or commas');
const versionFault = schema('is not a whole number from 1 to 32767');
const countFault = schema('is not a whole number');
const instantFault = schema('is not an instant such as 2026-03-31T21:00:00Z');
const countryFault = schema('is not a country of two capital letters');
const amountFault: FieldFault = {
  code: 'BAD_AMOUNT',
  message: 'is not an amount with at most eleven digits and four decimals',
};
const negativeFault: FieldFault = { code: 'BAD_AMOUNT', message: 'is negative' };
const stakeFault: FieldFault = { code: 'NEGATIVE_STAKE', message: 'is negative' };

const keyPattern = /^[!#-+\--~\u00a1-\uffff]{1,80}$/;
const countryPattern = /^[A-Z]{2}$/;
const countPattern = /^\d{1,9}$/;
const versionPattern = /^[1-9]\d{0,4}$/;

function checkOf(rule: FieldRule, reference: BrandReference): FieldCheck {
  if (typeof rule !== 'string') return oneOf(rule);
  switch (rule) {
    case 'key':
      return (text) => (keyPattern.test(text) ? null : text === '' ? emptyFault : keyFault);
    case 'key?':
      return (text) => (text === '' || keyPattern.test(text) ? null : keyFault);
    case 'branch':
      return knownIn(reference.branches, 'UNKNOWN_BRANCH', 'names a branch that the brand has not');
    case 'branch?':
      return orEmpty(knownIn(reference.branches, 'UNKNOWN_BRANCH', 'names a branch that the brand has not'));
    case 'terminal?':
      return orEmpty(
        knownIn(reference.terminals, 'UNKNOWN_BRANCH', 'names a terminal that the brand has not'),
      );
    case 'product':
      return knownIn(reference.products, 'UNKNOWN_PRODUCT', 'names a product that the brand has not');
    case 'product?':
      return orEmpty(checkOf('product', reference));
    case 'licence?':
      return orEmpty(checkOf('licence', reference));
    case 'licence':
      return knownIn(reference.licences, 'OUTSIDE_LICENCE', 'names a licence that the brand has not');
    case 'country?':
      return (text) => (text === '' || countryPattern.test(text) ? null : countryFault);
    case 'version':
      return (text) => (versionPattern.test(text) && Number(text) <= 32_767 ? null : versionFault);
    case 'count':
      return (text) => (countPattern.test(text) ? null : countFault);
    case 'instant':
      return (text) => (Number.isNaN(readInstant(text)) ? instantFault : null);
    case 'currency':
      return (text, place) => (text === place.currency ? null : place.currencyFault);
    case 'stake':
      return (text) => checkAmount(text, stakeFault);
    case 'amount':
      return (text) => checkAmount(text, negativeFault);
    case 'amount?':
      return orEmpty((text) => checkAmount(text, negativeFault));
  }
}

function oneOf(words: readonly string[]): FieldCheck {
  const known = new Set(words);
  const fault = schema(`is none of ${words.join(', ')}`);
  return (text) => (known.has(text) ? null : fault);
}

function knownIn(known: { has(id: string): boolean }, code: RejectCode, message: string): FieldCheck {
  const fault = { code, message };
  return (text) => (known.has(text) ? null : text === '' ? emptyFault : fault);
}

function orEmpty(check: FieldCheck): FieldCheck {
  return (text, place) => (text === '' ? null : check(text, place));
}

function checkAmount(text: string, negative: FieldFault): FieldFault | null {
  const amount = readAmount(text);
  if (Number.isNaN(amount)) return amountFault;
  return amount < 0 ? negative : null;
}
