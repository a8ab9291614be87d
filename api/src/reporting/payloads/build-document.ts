import type { ActiveBrand } from '../../platform/auth/current-user';
import type { Cell } from '@tallyhouse/shared/contracts/report-fields';
import type { Money } from '@tallyhouse/shared/contracts/scalars';
import { subtractMoney } from '../../domain/money/money';
import { ProblemError } from '../../platform/http/problems';
import { controlTotalOf } from '../reports/control-total';
import type { StoredContent } from '../reports/queries/read-content';
import type { PayloadNote } from '../reports/notes/payload-notes';
import { readRows } from '../reports/queries/read-rows';
import type { StoredReport } from '../reports/queries/report-headers';
import type { Queryable } from '../../store/store';
import type { FilingAddress } from './filing-address';
import type { SentVersion } from './queries/read-sent-version';
import type { PayloadDocument } from './payload-document';

/** Rows that a payload holds at most: authorities take files, not floods, and people confirm what they can read. */
const mostPayloadRows = 200_000;

export interface PayloadParts {
  readonly report: Pick<StoredReport, 'id' | 'type' | 'version' | 'title'>;
  readonly content: StoredContent;
  readonly brand: Pick<ActiveBrand, 'id' | 'name' | 'covers'>;
  readonly address: FilingAddress;
  /** The version that the authority has; undefined for the first. */
  readonly last: SentVersion | undefined;
  readonly notes: readonly PayloadNote[];
}

/**
 * All that an authority is told of a report, from its content as it is kept.
 *
 * Errors: `TOO_MANY_ROWS` (413); a content of before rules were named is never current, so a plain error.
 */
export async function buildDocument(store: Queryable, parts: PayloadParts): Promise<PayloadDocument> {
  const { report, content, brand, address, last, notes } = parts;
  const { definition, meta, columns, totals, rulePackVersion } = content;
  if (rulePackVersion === null) throw new Error(`the content ${content.id} names no rules`);
  if (content.rowCount > mostPayloadRows) throw tooManyRows();
  const control = controlTotalOf(content);
  return {
    format: 'tallyhouse-report/1',
    report: { id: report.id, type: report.type, version: report.version, title: report.title },
    replaces: last === undefined ? null : replacesOf(last, content),
    correctionMethod: address.correctionMethod,
    authority: address.authorityId,
    obligation: address.obligationCode,
    schemaVersion: address.schemaVersion,
    brand: { id: content.brandId, name: brand.name },
    ...(brand.covers === undefined ? {} : { brands: brand.covers }),
    licences: address.licences.filter(
      ({ id }) => definition.licenceId === undefined || id === definition.licenceId,
    ),
    period: meta.period,
    basis: definition.basis,
    currency: content.currency,
    asOf: meta.asOf,
    snapshotId: meta.snapshotId,
    rulePackVersion,
    figureStatus: meta.status,
    ...(meta.statusReasons.length === 0 ? {} : { statusReasons: meta.statusReasons }),
    noActivity: meta.noActivity,
    filters: meta.filtersText,
    contentHash: content.contentHash,
    columns,
    rows: await readRows(store, content, { after: 0, count: mostPayloadRows }),
    totals: columns.map(({ field }) => totals[field] ?? null),
    tax: content.tax,
    ...(notes.length === 0 ? {} : { notes }),
    controlTotals: { [control.field]: control.amount },
  };
}

function replacesOf(last: SentVersion, { columns, totals }: StoredContent): PayloadDocument['replaces'] {
  const delta = columns
    .filter(({ type }) => type === 'money')
    .map(({ field }): [string, Money] => [
      field,
      subtractMoney(amountOf(totals[field]), amountOf(last.totals[field])),
    ]);
  const { reportId, version, ackRef } = last;
  return { reportId, version, ackRef, delta: Object.fromEntries(delta) };
}

function amountOf(cell: Cell | undefined): Money {
  return typeof cell === 'string' ? cell : '0';
}

function tooManyRows(): ProblemError {
  return new ProblemError(413, 'TOO_MANY_ROWS', 'The report is too long to be sent', {
    detail: `A payload holds ${mostPayloadRows} rows at most: simulate with fewer columns.`,
  });
}
