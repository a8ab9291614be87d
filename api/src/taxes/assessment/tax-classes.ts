import { unclaimedClass, walletClasses, type WalletBase } from '../../domain/tax/product-class';
import type { TaxedClass } from '../../domain/tax-period/derive-periods';
import type { BrandReads } from '../../figures/brand-reads';
import { askTogether } from '../../store/ask-together';
import type { Queryable, QueryOptions } from '../../store/store';
import {
  accountsByBrand,
  accountsOf,
  holdersOf,
  isShared,
  type BrandAccounts,
} from './queries/read-accounts';
import { machinesOf, type LicensedMachines } from './queries/count-machines';
import { subjectsAndMachines, subjectsIn, type TaxSubject } from './queries/read-subjects';

/** What the brands offer, and the classes that they are taxed in. */
export interface TaxClasses {
  readonly subjects: readonly TaxSubject[];
  readonly classes: readonly TaxedClass[];
  /** The register of machines. */
  readonly machines: readonly LicensedMachines[];
  /** Of each brand: its laws, and its players' accounts. */
  readonly accounts: readonly BrandAccounts[];
}

/** Those of the brands of a call, which are read once for it. */
export function taxClassesOf(reads: BrandReads, options: QueryOptions): Promise<TaxClasses> {
  return reads.once(['tax classes'], () => readTaxClasses(reads.store, reads.brandIds, options));
}

/** Classes of everything the brands have facts, accounts or machines of, from the first day on to the end of the licence. */
export async function readTaxClasses(
  store: Queryable,
  brandIds: readonly string[],
  options: QueryOptions = {},
): Promise<TaxClasses> {
  if (brandIds.length === 0) return { subjects: [], classes: [], machines: [], accounts: [] };
  const asked = await askTogether(
    store,
    {
      subjects: subjectsAndMachines(brandIds),
      accounts: accountsOf(brandIds),
      machines: machinesOf(brandIds),
    },
    options,
  );
  const { subjects, machines } = subjectsIn(asked.subjects);
  const classed = subjects.flatMap((subject): TaxedClass[] => {
    const { brandId, entityId, jurisdiction, productClass, channel, from, to } = subject;
    const of = { entityId, brandIds: [brandId], jurisdiction };
    const unclaimed = {
      ...of,
      productClass: unclaimedClass,
      from,
      to,
      only: 'UNCLAIMED',
    } as const;
    return [
      ...(productClass === null ? [] : [{ ...of, productClass, from, to }]),
      ...(channel === 'ONLINE' ? [unclaimed] : []),
    ];
  });
  const ofMachines = machines.map(({ brandId, ...machine }) =>
    sinceFirstFact({ ...machine, brandIds: [brandId], only: 'MACHINES' }, subjects),
  );
  const accounts = accountsByBrand(asked.accounts);
  return {
    subjects,
    classes: joined([...classed, ...accounts.flatMap(classesOfAccounts), ...ofMachines]),
    machines: asked.machines,
    accounts,
  };
}

/** Money of players' accounts is taxed under each law of the brand, as far as it says whose it is. */
function classesOfAccounts(accounts: BrandAccounts): TaxedClass[] {
  if (isShared(accounts)) return [];
  const { brandId, laws, firstDay } = accounts;
  return holdersOf(accounts).flatMap(({ entityId, jurisdiction }) => {
    const ends = laws
      .filter((law) => law.entityId === entityId && law.jurisdiction === jurisdiction)
      .map(({ to }) => to);
    const to = ends.includes(null) ? null : (ends.sort().at(-1) ?? null);
    return (['DEPOSITS', 'WITHDRAWALS'] as const satisfies readonly WalletBase[]).flatMap((only) => {
      const from = firstDay[only];
      return from === null
        ? []
        : [
            {
              entityId,
              brandIds: [brandId],
              jurisdiction,
              productClass: walletClasses[only],
              from,
              to,
              only,
            },
          ];
    });
  });
}

/** Machines may stand for longer than anything is known of the brand here; what was owed before is none of ours. */
function sinceFirstFact(machine: TaxedClass, subjects: readonly TaxSubject[]): TaxedClass {
  const days = subjects.filter(({ brandId }) => machine.brandIds.includes(brandId)).map(({ from }) => from);
  const first = days.sort()[0];
  return first === undefined || first < machine.from ? machine : { ...machine, from: first };
}

/** Each class once: from its first day to its last, open where any part of it is. */
function joined(classes: readonly TaxedClass[]): TaxedClass[] {
  const byName = new Map<string, TaxedClass>();
  for (const one of classes) {
    const name = JSON.stringify([one.entityId, one.jurisdiction, one.productClass, one.only ?? '']);
    const known = byName.get(name);
    byName.set(
      name,
      known === undefined
        ? one
        : {
            ...known,
            brandIds: [...new Set([...known.brandIds, ...one.brandIds])],
            from: one.from < known.from ? one.from : known.from,
            to: known.to === null || one.to === null ? null : one.to > known.to ? one.to : known.to,
          },
    );
  }
  return [...byName.values()];
}
