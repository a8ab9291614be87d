import type { PayloadDocument } from './payload-document';

/** The header of a payload, name by name, in the order in which files have it; what is empty is left out. */
export function headerFields(document: PayloadDocument): [name: string, value: string][] {
  const { report, replaces, brand, licences, period } = document;
  const fields: [string, string | number | null][] = [
    ['Format', document.format],
    ['SchemaVersion', document.schemaVersion],
    ['Authority', document.authority],
    ['Obligation', document.obligation],
    ['ReportId', report.id],
    ['ReportType', report.type],
    ['Version', report.version],
    ['Title', report.title],
    ['CorrectionMethod', document.correctionMethod],
    ['ReplacesReportId', replaces?.reportId ?? null],
    ['ReplacesVersion', replaces?.version ?? null],
    ['ReplacesAckRef', replaces?.ackRef ?? null],
    ['BrandId', brand.id],
    ['BrandName', brand.name],
    ...(document.brands ?? []).map(({ id }): [string, string] => ['CoveredBrand', id]),
    ...companiesOf(licences).map((name): [string, string] => ['Company', name]),
    ...licences.map(({ number }): [string, string] => ['Licence', number]),
    ['PeriodFrom', period.from],
    ['PeriodTo', period.to],
    ['Zone', period.zone],
    ['DayStarts', period.cutoff],
    ['Basis', document.basis],
    ['Currency', document.currency],
    ['AsOf', document.asOf],
    ['SnapshotId', document.snapshotId],
    ['RulePackVersion', document.rulePackVersion],
    ['FigureStatus', document.figureStatus],
    ...(document.statusReasons ?? []).map((code): [string, string] => ['StatusReason', code]),
    ['NoActivity', document.noActivity ? 'true' : 'false'],
    ...document.filters.map((words): [string, string] => ['Filter', words]),
    ['ContentHash', document.contentHash],
  ];
  return fields.flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)] as [string, string]],
  );
}

/** Who holds the licences, each once. */
function companiesOf(licences: PayloadDocument['licences']): string[] {
  return [...new Set(licences.flatMap(({ company }) => company ?? []))];
}
