import { createHash } from 'node:crypto';
import JSZip from 'jszip';

/** A report as the archive lists it. */
export const report = {
  id: 'rep_1',
  type: 'ONLINE_DAILY',
  title: 'Online by day, October 2026',
  period: { from: '2026-10-01', to: '2026-10-31' },
  basis: 'SETTLED',
  version: 1,
  replaces: null,
  state: 'SIMULATED',
  figureStatus: 'FINAL',
  rowCount: 31,
  currency: 'TZS',
  stakes: '1000.00',
  ggr: '200.00',
  preparedBy: 'Asha',
  preparedAt: '2026-11-02T08:00:00.000Z',
  confirmedBy: null,
  sentAt: null,
  ackRef: null,
  contentHash: 'sha256:00',
};
/** The data of an honest archive's script. */
export const script = {
  format: 1,
  generatedAt: '2026-11-20T08:00:00.000Z',
  brandId: 'alder',
  reports: [
    {
      report,
      definition: {
        type: 'ONLINE_DAILY',
        period: report.period,
        basis: 'SETTLED',
        fields: ['day', 'ggr'],
        filters: [],
        asOf: '2026-11-02T08:00:00.000Z',
      },
      file: 'reports/rep_1.json',
    },
  ],
};
/** The entries of an honest archive, without its manifest. */
export const honest = {
  'script.js': `/* lastreports v1 sha256=00 */ lastReports(${JSON.stringify(script)});`,
  'reports/rep_1.json': '{"rows":[]}',
};

/** Content of entries by their names. */
export type Files = Record<string, string | Uint8Array>;

/** The manifest that tells size and hash of `files`. */
export function manifestOf(files: Files): string {
  const entries = Object.entries(files).map(([name, content]) => ({
    name,
    size: Buffer.from(content as string).byteLength,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  return JSON.stringify({
    format: 1,
    generatedAt: script.generatedAt,
    brandId: 'alder',
    entries,
    signature: 'x',
  });
}

/** A zip of `files` and the manifest, if any. */
export async function archiveOf(
  files: Files,
  manifest: string | null = manifestOf(files),
): Promise<Uint8Array> {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content, { createFolders: false });
  if (manifest !== null) zip.file('manifest.json', manifest);
  return zip.generateAsync({ type: 'uint8array', compression: 'DEFLATE' });
}
