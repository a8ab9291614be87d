import { askTogether } from '../../store/ask-together';
import { actForAllBrands } from '../../store/brand-scope';
import type { Queryable } from '../../store/store';
import { changesOfRegister, registerWith, type RegisteredAuthority } from './load-register';
import type { LicenceInForce } from './plan-deadlines';
import { coveringLicences, licencesInForce } from './queries/read-licences-in-force';
import { reportingStarts, startsByBrand, type ReportingStarts } from './queries/reporting-starts';

/** What the brands may owe, and to whom. */
export interface Obligations {
  readonly register: readonly RegisteredAuthority[];
  /** Of the companies whose licences cover the brands: see `licencesInForce`. */
  readonly licences: readonly LicenceInForce[];
  readonly trackedFrom: ReportingStarts;
}

/** Reads what the brands may owe, whoever asks: what it says of others is for the server alone. */
export async function readObligations(store: Queryable, brandIds: readonly string[]): Promise<Obligations> {
  const { licences, starts, ...changes } = await actForAllBrands(() =>
    askTogether(store, { ...changesOfRegister, licences: coveringLicences, starts: reportingStarts }),
  );
  return {
    register: registerWith(changes),
    licences: licencesInForce(licences, brandIds),
    trackedFrom: startsByBrand(starts),
  };
}
