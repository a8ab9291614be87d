import * as z from 'zod/mini';
import type { JobAbout } from '@tallyhouse/shared/contracts/jobs';
import type { JobHandler } from './job-handler';
import type { JobRow } from './queries/job-row';
import type { JobReader } from './queries/read-jobs';

/** What a stored job works on, as its handler says; undefined where nobody can say. */
export function aboutOf(
  { id, kind, brandId, input }: JobRow,
  handlers: readonly JobHandler<unknown>[],
  { brands }: JobReader,
): JobAbout | undefined {
  const handler = handlers.find((one) => one.kind === kind);
  const brand = brands.find((one) => one.id === brandId);
  if (handler?.about === undefined || brand === undefined) return undefined;
  // An order of an earlier version of the server may not be readable any more: its job ends with an error of its own.
  const read = z.safeParse(handler.input, input);
  if (!read.success) return undefined;
  return { brandId, brandName: brand.name, ...handler.about(read.data, { id, brand }) };
}
