import { isLocale } from '@tallyhouse/shared/i18n/locale';
import { dayText } from '@tallyhouse/shared/format/day';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import type { fields as fieldsEn } from './i18n/fields.en';
import { useFieldsText } from './use-changes-text';

/** Fields whose name stands in the catalogue; those of a form that a state dreamt up bear their own. */
type KnownField = keyof (typeof fieldsEn)['name'];

/** What stands in a change, as words. */
interface FieldWords {
  readonly name: (field: string) => string;
  /** Any JSON value of the field; lists with commas, groups as “name: value”. */
  readonly value: (field: string, value: unknown) => string;
}

const known: Readonly<Record<KnownField, true>> = {
  ...{ role: true, brandId: true, jurisdictions: true, validUntil: true, action: true, email: true },
  ...{ name: true, locale: true, assignment: true, isDisabled: true, hasSecondFactor: true },
  ...{ password: true, scopes: true, expiresAt: true, zone: true, cutoff: true, callId: true },
  ...{ version: true, ruleCount: true, environment: true, endpoint: true, certificateUntil: true },
  ...{ ackHours: true, trackedFrom: true, proof: true, source: true, code: true, title: true },
  ...{ titleSw: true, due: true, fulfilledBy: true, correction: true, hidden: true, userId: true },
  ...{ entityId: true, brands: true, country: true, number: true, currency: true },
};

/** Says fields and values of changes in the page's language, instants in `zone`. */
export function useFieldWords(zone: string): FieldWords {
  const text = useFieldsText();
  const { session } = useRemoteHost();
  const isKnown = (field: string): field is KnownField => Object.hasOwn(known, field);
  const name = (field: string) => (isKnown(field) ? text(`name.${field}`) : field);

  function nothingIn(field: string): string {
    if (field === 'jurisdictions') return text('every');
    return field === 'validUntil' ? text('noEnd') : text('nothing');
  }

  function wordIn(field: string, value: string): string {
    if (field === 'brandId' && value === '*') return text('allBrands');
    if (field === 'brandId' && value === session.brand?.id) return session.brand.name;
    if (field === 'scopes' && value === 'loads.ingest') return text('scope');
    if (field === 'password') return text('anew');
    const role = roles.find((one) => one === value);
    if (field === 'role' && role !== undefined) return text(`role.${role}`);
    const action = actions.find((one) => one === value);
    if (field === 'action' && action !== undefined) return text(`action.${action}`);
    if (field === 'locale' && isLocale(value)) return text(`language.${value}`);
    if (/^\d{4}-\d\d-\d\dT.*Z$/.test(value)) return instantText(value, zone);
    return /^\d{4}-\d\d-\d\d$/.test(value) ? dayText(value) : value;
  }

  function valueOf(field: string, value: unknown): string {
    if (value === null || value === undefined) return nothingIn(field);
    if (typeof value === 'boolean') return text(value ? 'yes' : 'no');
    if (typeof value === 'string') return value === '' ? text('nothing') : wordIn(field, value);
    if (Array.isArray(value)) {
      return value.length === 0 ? text('nothing') : value.map((one) => valueOf(field, one)).join(', ');
    }
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'object') return text('nothing');
    return Object.entries(value)
      .map(([part, held]) => `${name(part)}: ${valueOf(part, held)}`)
      .join(' · ');
  }

  return { name, value: valueOf };
}

const roles = ['viewer', 'reporter', 'approver', 'auditor', 'admin'] as const;
const actions = ['INVITE', 'ENABLE', 'RESET_PASSWORD', 'RESET_SECOND_FACTOR'] as const;
