import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import Big from 'big.js';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import { subtractMoney } from '../domain/money/money';
import { openRowSight, type RowSight } from '../access/personal-columns';
import { familyOf } from '../reports/families';
import { requireContent } from '../reports/find-content';
import type { StoredContent } from '../reports/queries/read-content';
import { readHistory } from '../reports/queries/read-history';
import type { StoredReport } from '../reports/queries/report-headers';
import type { Queryable, Store } from '../store/store';
import { NotFound } from '../problems';
import { readDifference } from '../reports/difference/read-difference';
import type { PayloadDocument } from './payload/payload-document';
import { freezePayload, readDocument } from './payload/write-payload';
import { isBlind, presentItems, type Viewer } from './present-item';
import { previewSubmission } from './preview-submission';
import { readAcknowledgements } from './queries/acknowledgement-row';
import { readFiled } from './queries/filing-receipt';
import { isFiledAtPortal } from './queries/read-portals';
import { readPayload, readSubmission, type StoredSubmission } from './queries/submission-row';
import { transcriptionSheet } from './transcription-sheet';
import { readWhoMayConfirm, whoMayConfirm } from './who-may-confirm';

/** One report on its way with all that there is to know before confirming it; `window` is a page of its rows. */
export async function readItem(
  store: Store,
  report: StoredReport,
  { viewer, window }: { readonly viewer: Viewer; readonly window: Window },
): Promise<ConfirmationDetail> {
  const [item] = await presentItems(store, [report], viewer);
  if (item === undefined) throw new Error(`report ${report.id} cannot be presented`);
  const content = await requireContent(store, report);
  const submission = await readSubmission(store, report.id);
  const document = submission === undefined ? undefined : await readFrozen(store, submission);
  const hidden =
    submission !== undefined && isBlind(report, submission, viewer) ? submission.controlTotal : null;
  const confirmers = await readWhoMayConfirm(store, report, { submission, now: viewer.now });
  return {
    ...item,
    preview: await previewSubmission(store, { report, content }, viewer),
    checks: [...content.checks],
    frozen:
      document === undefined
        ? null
        : presentFrozen(document, window, {
            hidden,
            sight: await sightOf(store, { report, document, viewer }),
          }),
    differenceToSimulation: document === undefined ? null : differenceToSimulation(document, content),
    differenceToLast: withoutControl(await readDifference(store, report), submission, hidden),
    whoMayConfirm: whoMayConfirm(confirmers),
    confirmers,
    history: await readHistory(store, report.id),
    acknowledgements: await readAcknowledgements(store, report.id),
    filing: await filingOf(store, report, { submission, document: hidden === null ? document : undefined }),
  };
}

/** What is filed at a portal by hand, and what came of it; null where the product sends it. */
async function filingOf(
  store: Queryable,
  report: StoredReport,
  of: {
    readonly submission: StoredSubmission | undefined;
    readonly document: PayloadDocument | undefined;
  },
): Promise<ConfirmationDetail['filing']> {
  const filed = await readFiled(store, report.id);
  if (of.submission === undefined) return null;
  if (filed === undefined && !(await isFiledAtPortal(store, of.submission))) return null;
  const sheet = of.document === undefined ? [] : transcriptionSheet(report, of.document);
  return { sheet, filed: filed ?? null };
}

interface Window {
  readonly page: number;
  readonly pageSize: number;
}

/**
 * The document that the payload was written from.
 *
 * Errors: a plain one when it does not give the payload's hash any more, while the payload may still be confirmed: what
 * is shown then is not what would be sent.
 */
async function readFrozen(store: Queryable, submission: StoredSubmission): Promise<PayloadDocument> {
  const { document: text } = await readPayload(store, submission.id);
  const document = readDocument(text);
  const isOpen = submission.confirmedAt === null && submission.closedAt === null;
  if (isOpen && freezePayload(document, submission.format).payloadHash !== submission.payloadHash) {
    throw new Error(`the document of ${submission.id} does not give the payload that was frozen`);
  }
  return document;
}

/** What rows say of players is masked for who may not learn it. */
async function sightOf(
  store: Store,
  { report, document, viewer }: { report: StoredReport; document: PayloadDocument; viewer: Viewer },
): Promise<RowSight> {
  const { user } = viewer;
  const brand = user.brands.find(({ id }) => id === report.brandId);
  if (brand === undefined) throw new NotFound('report');
  return openRowSight(store, { user, brand, family: familyOf(report.family) }, document.columns);
}

function presentFrozen(
  document: PayloadDocument,
  { page, pageSize }: Window,
  { hidden, sight }: { readonly hidden: string | null; readonly sight: RowSight },
): NonNullable<ConfirmationDetail['frozen']> {
  const { report, brand, authority, obligation, licences, period, columns, rows, totals, tax, replaces } =
    document;
  const shown = (cells: readonly Cell[]) => cells.map((cell) => (isSame(cell, hidden) ? null : cell));
  return {
    title: report.title,
    brandName: brand.name,
    authorityId: authority,
    obligationCode: obligation,
    licences: licences.map(({ id, number }) => ({ id, number })),
    period,
    basis: document.basis,
    currency: document.currency,
    asOf: document.asOf,
    snapshotId: document.snapshotId,
    rulePackVersion: document.rulePackVersion,
    contentHash: document.contentHash,
    correctionMethod: document.correctionMethod,
    replacesVersion: replaces?.version ?? null,
    noActivity: document.noActivity,
    filtersText: [...document.filters],
    columns: [...columns],
    rows: rows.slice((page - 1) * pageSize, page * pageSize).map((row) => shown(sight.show(row))),
    totals: shown(totals),
    rowCount: rows.length,
    page,
    pageSize,
    tax: hidden === null ? [...tax] : null,
  };
}

function isSame(cell: Cell, hidden: string | null): boolean {
  return (
    hidden !== null && typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell) && new Big(cell).eq(hidden)
  );
}

function differenceToSimulation(
  { columns, totals, contentHash }: PayloadDocument,
  content: StoredContent,
): Record<string, string> {
  if (contentHash === content.contentHash) return {};
  const amount = (cell: Cell | undefined) => (typeof cell === 'string' ? cell : '0');
  return Object.fromEntries(
    columns.flatMap(({ field, type }, index) =>
      type === 'money' ? [[field, subtractMoney(amount(totals[index]), amount(content.totals[field]))]] : [],
    ),
  );
}

/** The figure that is typed in is left out, for its difference to a known one would tell it. */
function withoutControl(
  difference: ConfirmationDetail['differenceToLast'],
  submission: StoredSubmission | undefined,
  hidden: string | null,
): ConfirmationDetail['differenceToLast'] {
  if (difference === null || hidden === null) return difference;
  return {
    ...difference,
    measures: difference.measures.filter(({ measure }) => measure !== submission?.controlField),
  };
}
