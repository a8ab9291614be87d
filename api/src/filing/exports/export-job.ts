import * as z from 'zod/mini';
import { exportFormatSchema, exportSourceSchema } from '@tallyhouse/shared/contracts/exports';
import { instantSchema } from '@tallyhouse/shared/contracts/scalars';
import { writtenLocaleSchema } from '@tallyhouse/shared/contracts/locales';
import { watermarkOf } from '../../platform/access/watermark';
import { appendAuditEvent } from '../../store/audit-trail/append-audit-event';
import type { JobHandler, JobKind } from '../../platform/job-queue/job-handler';
import { inSourceBrands, openSource, requireSource, type HandedSources } from './export-source';
import { subjectOf } from './export-subject';
import type { PdfSigner } from '../../reporting/export-files/signing/pdf-signer';
import { watermarkLine } from '../../reporting/export-files/export-head';
import { wordsOfFile } from '../../reporting/export-files/words/file-words';
import { writeExport } from '../../reporting/export-files/write-export';

const orderSchema = z.object({
  source: exportSourceSchema,
  format: exportFormatSchema,
  // Orders of before have none.
  language: z._default(writtenLocaleSchema, 'en'),
  orderedAt: instantSchema,
});

/** What exporting is ordered by. */
export const exportOrder: JobKind<z.output<typeof orderSchema>> = {
  kind: 'export',
  input: orderSchema,
  access: 'reports.view',
  about: ({ source, format }) => ({ ...subjectOf(source), format }),
};

/**
 * Exporting as a job: a file in the data folder, a PDF signed where there is a signer.
 *
 * It resumes from the start, over what the attempt before left: the same rows give the same file.
 */
export const exportJob = (
  signer: PdfSigner | null,
  handed: HandedSources,
): JobHandler<z.output<typeof orderSchema>> => ({
  ...exportOrder,
  async run({ source, format, language, orderedAt }, { store, owner, brand: asked, ...run }) {
    requireSource(source, owner, asked);
    const { startedAt, signal, filePath, progress } = run;
    const words = wordsOfFile(format, language);
    const order = { store, brand: asked, user: owner, orderedAt: new Date(orderedAt), signal, words };
    return inSourceBrands(source, order, async (context) => {
      const { brand } = context;
      progress(0, 0, 'Counting rows');
      const document = await openSource(source, context, handed);
      const marked = {
        ...document,
        // Two brands' files of one period lie in one folder of downloads.
        name: `${brand.id}-${document.name}`,
        head: [
          ...document.head,
          ...watermarkLine(watermarkOf(owner, brand.id, new Date(orderedAt)), brand.zone, words),
        ],
      };
      const file = await writeExport(marked, format, {
        ...{ path: filePath, signal, progress },
        signing: signer === null ? undefined : { signer, at: startedAt },
      });
      // Before the file can be had. An attempt that was cut off behind it leaves a row too many, never one too few.
      await store.tx((tx) =>
        appendAuditEvent(tx, {
          at: startedAt,
          action: 'DATA_EXPORTED',
          actorId: owner.id,
          brandId: brand.id,
          object: { kind: 'export', id: source.kind === 'report' ? source.reportId : source.kind },
          detail: {
            // A token opens the figure to its reader: it is not for the audit.
            source: JSON.stringify(source.kind === 'drill' ? { ...source, token: undefined } : source),
            format,
            rows: document.rowCount,
            bytes: file.sizeBytes,
            sha256: file.sha256,
          },
        }),
      );
      return { file };
    });
  },
});
