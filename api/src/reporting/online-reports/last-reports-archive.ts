import { createHash } from 'node:crypto';
import JSZip from 'jszip';
import type { LastReportsScript } from '@tallyhouse/shared/contracts/last-reports';
import { openRowVisibility, type RowVisibility } from '../reports/personal-columns';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import type { Store } from '../../store/store';
import { onlineReports } from '../reports/families/online-family';
import { requireContent, requireShownContent } from '../reports/find-content';
import { headerOf } from '../reports/present-report';
import type { StoredContent } from '../reports/queries/read-content';
import type { ReportsOf } from '../reports/queries/whole-reports';
import { readLastReports } from '../reports/queries/read-reports';
import { readRows } from '../reports/queries/read-rows';

// Readers refuse entries above 10 MB; a row is some 200 bytes.
const mostRowsInArchive = 20_000;

/**
 * Zip with the last report of every type of a brand; returns that it shares with others are among those `of` which they are.
 *
 * Shape:  `script.js`, one call with a JSON argument that is read and never run; `manifest.json` with the SHA-256 of
 *         every other entry; `reports/<id>.json` with the frozen rows as `user` may see them, left out where they are
 *         more than 20,000.
 * Errors: `FIGURES_WITHHELD` where one of them would tell the reader what they are to find out.
 */
export async function makeLastReportsArchive(
  store: Store,
  { brand, of, user, now }: { brand: ActiveBrand; of: ReportsOf; user: CurrentUser; now: Date },
): Promise<Buffer> {
  const brandId = brand.id;
  const generatedAt = now.toISOString();
  const files = new Map<string, string>();
  const reports: LastReportsScript['reports'] = [];
  for (const stored of await readLastReports(store, 'ONLINE', of)) {
    const content = await requireContent(store, stored);
    requireShownContent(content);
    const file = content.rowCount > mostRowsInArchive ? null : `reports/${stored.id}.json`;
    const visibility = await openRowVisibility(
      store,
      { user, brand, family: onlineReports },
      content.columns,
    );
    if (file !== null) files.set(file, await frozenRows(store, content, visibility));
    reports.push({ report: headerOf(stored), definition: content.definition, file });
  }
  const script: LastReportsScript = { format: 1, generatedAt, brandId, reports };
  const json = JSON.stringify(script);
  files.set('script.js', `/* lastreports v1 sha256=${sha256(json)} */\nlastReports(${json});\n`);
  return pack(files, { generatedAt, brandId });
}

async function frozenRows(store: Store, content: StoredContent, visibility: RowVisibility): Promise<string> {
  const rows = await readRows(store, content, { after: 0, count: content.rowCount });
  return JSON.stringify({
    columns: content.columns,
    rows: rows.map((row) => visibility.show(row)),
    totals: content.totals,
    currency: content.currency,
    meta: content.meta,
    contentHash: content.contentHash,
  });
}

function pack(
  files: ReadonlyMap<string, string>,
  about: { generatedAt: string; brandId: string },
): Promise<Buffer> {
  const entries = [...files].map(([name, text]) => ({
    name,
    size: Buffer.byteLength(text),
    sha256: sha256(text),
  }));
  const zip = new JSZip();
  const options = { date: new Date(about.generatedAt), createFolders: false };
  for (const [name, text] of files) zip.file(name, text, options);
  zip.file('manifest.json', JSON.stringify({ format: 1, ...about, entries }), options);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
