import type { Day } from '@tallyhouse/shared/contracts/scalars';
import type { Holiday } from '../../../domain/periods/holidays';
import type { Question } from '../../../store/ask-together';
import type { Queryable } from '../../../store/store';

interface HolidayKey {
  readonly authorityId: string;
  readonly day: Day;
}

type DeclaredHoliday = Pick<Holiday, 'name' | 'proof' | 'source'>;

/** Every holiday that was declared, by day. */
export const declaredHolidays: Question<HolidayKey & DeclaredHoliday> = {
  columns: ['authorityId', 'day', 'name', 'proof', 'source'],
  ask: () =>
    `select authority_id as "authorityId", holiday as "day", name as "name", proof as "proof", source as "source"
     from declared_holiday order by holiday`,
};

/** The same by authority. */
export function holidaysByAuthority(
  rows: readonly (HolidayKey & DeclaredHoliday)[],
): ReadonlyMap<string, Holiday[]> {
  const byAuthority = new Map<string, Holiday[]>();
  for (const { authorityId, ...rest } of rows) {
    const holiday: Holiday = { ...rest, code: null, origin: 'DECLARED' };
    byAuthority.set(authorityId, [...(byAuthority.get(authorityId) ?? []), holiday]);
  }
  return byAuthority;
}

export async function readDeclaredHoliday(
  store: Queryable,
  { authorityId, day }: HolidayKey,
): Promise<{ name: string; proof: string; source: string } | null> {
  const [row] = await store.query<{ name: string; proof: string; source: string }>(
    `select name, proof, source from declared_holiday where authority_id = $1 and holiday = cast($2 as date)`,
    [authorityId, day],
  );
  return row ?? null;
}

/** Declared again, it takes the place of what was declared for that day. */
export async function declareHoliday(
  tx: Queryable,
  { authorityId, day, name, proof, source }: HolidayKey & DeclaredHoliday,
  { actorId, now }: { readonly actorId: string; readonly now: Date },
): Promise<void> {
  await tx.query(
    `insert into declared_holiday (authority_id, holiday, name, proof, source, declared_by, declared_at)
     values ($1, cast($2 as date), $3, $4, $5, $6, $7)
     on conflict (authority_id, holiday) do update set name = excluded.name, proof = excluded.proof,
       source = excluded.source, declared_by = excluded.declared_by, declared_at = excluded.declared_at`,
    [authorityId, day, name, proof, source, actorId, now.toISOString()],
  );
}
