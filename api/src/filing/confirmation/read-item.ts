import { brandOf } from '../../reporting/reports/return-brands';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Cell, FieldType } from '@tallyhouse/shared/contracts/report-fields';
import { subtractMoney } from '../../domain/money/money';
import { presentNotes } from '../../reporting/reports/notes/present-notes';
import { openRowVisibility, type RowVisibility } from '../../reporting/reports/personal-columns';
import { familyOf } from '../../reporting/reports/families/families';
import { requireContent } from '../../reporting/reports/find-content';
import type { StoredContent } from '../../reporting/reports/queries/read-content';
import { tellsFigures } from '../../reporting/reports/report-checks';
import { readHistory } from '../../reporting/reports/queries/read-history';
import type { StoredReport } from '../../reporting/reports/queries/report-headers';
import type { Queryable, Store } from '../../store/store';
import { NotFound } from '../../platform/http/problems';
import { readDifference } from '../../reporting/reports/difference/read-difference';
import type { PayloadDocument } from '../../reporting/payloads/payload-document';
import { freezePayload, readDocument } from '../../reporting/payloads/write-payload';
import { presentItems, type Viewer } from './present-item';
import { previewSubmission } from './preview-submission';
import { readAcknowledgements } from './queries/acknowledgement-row';
import { readFiled } from './queries/filing-receipt';
import { isFiledAtPortal } from './queries/read-portals';
import {
  readPayload,
  readSubmission,
  type StoredSubmission,
} from '../../reporting/payloads/queries/submission-row';
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
  const isWithheld = report.withheld !== undefined;
  const difference = await readDifference(store, report);
  const causes = difference?.measures.flatMap((measure) => measure.causes.map(({ cause }) => cause)) ?? [];
  const confirmers = await readWhoMayConfirm(store, report, { submission, now: viewer.now });
  return {
    ...item,
    preview: await previewSubmission(store, { report, content }, viewer),
    checks: content.checks.filter((check) => !isWithheld || !tellsFigures(check)),
    frozen:
      document === undefined
        ? null
        : presentFrozen(document, window, {
            isWithheld,
            visibility: await visibilityOf(store, { report, document, viewer }),
          }),
    notes: await notesOf(store, report, { viewer, document }),
    differenceToSimulation: document === undefined ? null : differenceToSimulation(document, content),
    differenceToLast: isWithheld ? null : difference,
    causesSinceLast: [...new Set(causes)],
    whoMayConfirm: whoMayConfirm(confirmers),
    confirmers,
    history: await readHistory(store, report.id),
    acknowledgements: await readAcknowledgements(store, report.id),
    filing: await filingOf(store, report, { submission, document: isWithheld ? undefined : document }),
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

/** What is frozen says what a note says, whatever lies beside it. */
async function notesOf(
  store: Store,
  report: StoredReport,
  { viewer: { user }, document }: { readonly viewer: Viewer; readonly document: PayloadDocument | undefined },
): Promise<ConfirmationDetail['notes']> {
  const brand = brandOf(user, report);
  if (brand === undefined) throw new NotFound('report');
  return presentNotes(store, report, { user, brand, frozen: document?.notes });
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
async function visibilityOf(
  store: Store,
  { report, document, viewer }: { report: StoredReport; document: PayloadDocument; viewer: Viewer },
): Promise<RowVisibility> {
  const { user } = viewer;
  const brand = brandOf(user, report);
  if (brand === undefined) throw new NotFound('report');
  return openRowVisibility(store, { user, brand, family: familyOf(report.family) }, document.columns);
}

function presentFrozen(
  document: PayloadDocument,
  { page, pageSize }: Window,
  { isWithheld, visibility }: { readonly isWithheld: boolean; readonly visibility: RowVisibility },
): NonNullable<ConfirmationDetail['frozen']> {
  const {
    report,
    brand,
    brands,
    authority,
    obligation,
    licences,
    period,
    columns,
    rows,
    totals,
    tax,
    replaces,
  } = document;
  const figures = new Set<FieldType>(['money', 'rate']);
  const shown = (cells: readonly Cell[]) =>
    cells.map((cell, place) => (isWithheld && figures.has(columns[place]?.type ?? 'text') ? null : cell));
  return {
    title: report.title,
    brandName: (brands ?? [brand]).map(({ name }) => name).join(', '),
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
    rows: rows.slice((page - 1) * pageSize, page * pageSize).map((row) => shown(visibility.show(row))),
    totals: shown(totals),
    rowCount: rows.length,
    page,
    pageSize,
    tax: isWithheld ? null : [...tax],
  };
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
