import { addDays } from '../domain/periods/calendar';
import { createGamingDays } from '../domain/periods/gaming-day';
import type { RulePack } from '../domain/rules/rule-pack';
import { derivePeriods } from '../domain/tax-period/derive-periods';
import { taxPeriodId } from '../domain/tax-period/tax-period-key';
import { moveTaxPeriod } from '../domain/tax-period/tax-period-machine';
import type { Store } from '../store/store';
import { createAssessor, type Assessment } from './assess';
import { closesAt } from './late-tolerance';
import { pinnedOf } from './paper';
import { readStoredIds } from './queries/stored-ids';
import { insertPeriod, insertStep, insertVersion } from './queries/write-period';
import { readTaxBrands, type TaxBrand } from './tax-brand';
import { readTaxClasses } from './tax-classes';

export interface SoftCloseScope {
  readonly brandIds: readonly string[];
  readonly pack: RulePack;
  readonly now: Date;
}

/**
 * Closes softly every tax period whose end and tolerance are over: pins its figures as they are known now. Gives the
 * ids, oldest first.
 *
 * Several may do it at once: each period is closed by one of them.
 */
export async function softCloseDuePeriods(store: Store, scope: SoftCloseScope): Promise<string[]> {
  const closed: string[] = [];
  for (const brand of await readTaxBrands(store, scope.brandIds)) {
    closed.push(...(await softCloseBrand(store, brand, scope)));
  }
  return closed;
}

async function softCloseBrand(
  store: Store,
  brand: TaxBrand,
  { pack, now }: SoftCloseScope,
): Promise<string[]> {
  const { subjects, classes } = await readTaxClasses(store, [brand.id]);
  const firstDay = classes.map(({ from }) => from).sort()[0];
  if (firstDay === undefined) return [];
  const today = createGamingDays(brand.zone, brand.cutoff).dayOf(now.getTime());
  const range = { from: firstDay, to: addDays(today, -1) };
  if (range.to < range.from) return [];
  const { periods } = derivePeriods(pack, classes, { range, includeUnverified: false });
  const at = now.toISOString();
  const isDue = moveable(brand, at);
  const known = await readStoredIds(store, brand.id);
  const assessor = createAssessor(store, { brand, subjects, pack, includeUnverified: false, asOf: at });
  const closed: string[] = [];
  // In order of their ends: losses are carried from one to the next.
  for (const period of periods) {
    if (known.has(period.id) || !isDue(period)) continue;
    if (await pinSoftly(store, await assessor.assess(period), now)) closed.push(period.id);
  }
  return closed;
}

function moveable(brand: TaxBrand, at: string) {
  return ({ period }: { readonly period: { readonly from: string; readonly to: string } }) => {
    const event = { kind: 'soft-close', at, closesAt: closesAt(brand, period) } as const;
    return moveTaxPeriod('OPEN', event, { version: 0, reopenedFrom: null }).kind === 'MOVED';
  };
}

/** Pins figures and closes their period softly with them; false when it was closed before. */
export async function pinSoftly(store: Store, assessment: Assessment, at: Date): Promise<boolean> {
  const { key } = assessment;
  return store.tx(async (tx) => {
    if (!(await insertPeriod(tx, key, at))) return false;
    await insertVersion(tx, key, pinnedOf(assessment, { version: 0, createdBy: '' }), 'PINNED');
    const { brandId } = key;
    const step = { id: taxPeriodId(key), brandId, from: 'OPEN', to: 'SOFT_CLOSED', version: 0 } as const;
    await insertStep(tx, step, { actorId: null, at, reason: null });
    return true;
  });
}
