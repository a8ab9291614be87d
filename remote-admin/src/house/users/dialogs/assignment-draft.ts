import { countryCodeSchema, type AssignmentInput } from '@tallyhouse/shared/contracts/roles';
import type { Role } from '@tallyhouse/shared/contracts/permissions';

/** A role as it is typed. */
export interface AssignmentDraft {
  readonly role: Role;
  /** Id of a brand, or `*`. */
  readonly brandId: string;
  readonly countries: readonly string[];
  /** `YYYY-MM-DD`, counted. */
  readonly lastDay: string | undefined;
}

type AssignmentFault = 'untilMissing' | 'countriesWrong';

/** What is wrong with it, before the server is asked. */
export function faultsOfAssignment({ role, countries, lastDay }: AssignmentDraft): AssignmentFault[] {
  return [
    ...(role === 'auditor' && lastDay === undefined ? (['untilMissing'] as const) : []),
    ...(countries.every((country) => countryCodeSchema.safeParse(country).success)
      ? []
      : (['countriesWrong'] as const)),
  ];
}

/** As it is sent: the last day ends at midnight in UTC. */
export function assignmentOf({ role, brandId, countries, lastDay }: AssignmentDraft): AssignmentInput {
  return {
    role,
    brandId,
    jurisdictions: countries.length === 0 ? null : [...countries],
    validUntil: lastDay === undefined ? null : `${lastDay}T23:59:59.000Z`,
  };
}
