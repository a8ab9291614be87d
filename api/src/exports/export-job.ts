import * as z from 'zod/mini';
import { exportFormatSchema, exportSourceSchema } from '@tallyhouse/shared/contracts/exports';
import { instantSchema } from '@tallyhouse/shared/contracts/scalars';
import type { JobHandler } from '../jobs/job-handler';
import { openSource, requireSource } from './export-source';
import { writeExport } from './write-export';

const orderSchema = z.object({
  source: exportSourceSchema,
  format: exportFormatSchema,
  orderedAt: instantSchema,
});

/**
 * Exporting as a job: a file in the data folder.
 *
 * It resumes from the start, over what the attempt before left: the same rows give the same file.
 */
export const exportJob: JobHandler<z.output<typeof orderSchema>> = {
  kind: 'export',
  input: orderSchema,
  access: 'reports.view',
  async run({ source, format, orderedAt }, { store, owner, brand, signal, filePath, progress }) {
    requireSource(source, owner, brand);
    progress(0, 0, 'Counting rows');
    const document = await openSource(source, {
      store,
      brand,
      user: owner,
      orderedAt: new Date(orderedAt),
      signal,
    });
    const target = { path: filePath, signal, progress };
    return { file: await writeExport(document, format, target) };
  },
};
