import * as z from 'zod/mini';
import {
  exportSourceSchema,
  type ExportFormat,
  type ExportSource,
} from '@tallyhouse/shared/contracts/exports';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { ValidationFailed } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { note, requireOwnSearch, type SearchEditor } from './change-searches';
import { nextRun, requireCron } from './cron';
import { deleteSchedule, writeSchedule } from './queries/write-schedule';
import { requireScreen } from './screens';
import { queryAt, type SearchQuery } from './search-query';

/** When a search is to be run, and what its file is. */
interface ScheduleOrder {
  readonly cron: string;
  readonly format: ExportFormat;
}

/**
 * Runs an own search by itself from now on, or with null no more.
 *
 * Errors: `NotFound`, `Forbidden`; `ValidationFailed` for a pattern that is none or names times too close together, and for
 * a search whose rows cannot be written into a file.
 */
export async function scheduleSearch(
  store: Store,
  editor: SearchEditor,
  { id, schedule }: { readonly id: string; readonly schedule: ScheduleOrder | null },
): Promise<void> {
  const { brand, now } = editor;
  const search = await requireOwnSearch(store, editor, id);
  if (schedule === null) {
    await store.tx(async (tx) => {
      await deleteSchedule(tx, id);
      await note(tx, editor, id, 'SCHEDULE_ENDED');
    });
    return;
  }
  const { cron, format } = schedule;
  sourceAt(search, brand, now);
  requireCron(cron, brand.zone, now);
  const nextAt = nextRun(cron, brand.zone, now);
  if (nextAt === null) throw new Error('a pattern was found good and names no time');
  await store.tx(async (tx) => {
    await writeSchedule(tx, { searchId: id, brandId: brand.id, cron, format, nextAt });
    await note(tx, editor, id, 'SCHEDULED');
  });
}

/** What is exported for a run at `now`. Errors: `ValidationFailed` where the rows of the screen cannot be exported. */
export function sourceAt(search: SearchQuery, brand: ActiveBrand, now: Date): ExportSource {
  const { exportKind } = requireScreen(search.screen);
  const source = z.safeParse(exportSourceSchema, {
    kind: exportKind,
    query: queryAt(search, brand, now),
  });
  if (exportKind !== undefined && source.success) return source.data;
  const message = `Rows of ${search.screen} as this search asks for them cannot be written into a file`;
  throw new ValidationFailed([{ field: 'schedule', code: 'NOT_EXPORTABLE', message }]);
}
