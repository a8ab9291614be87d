import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Typography } from '@tallyhouse/shared/kit/core';
import { baseText } from '@tallyhouse/shared/reporting/tax/tax-words';
import { useTaxText } from '@tallyhouse/shared/reporting/tax/use-tax-text';
import { ShortHash } from '@tallyhouse/shared/ui/short-hash';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { AdjustmentList } from './adjustment-list';
import { ProposalList } from './proposal-list';
import { Person } from '@tallyhouse/shared/ui/person';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';

interface HistoryPanelProps {
  readonly period: TaxPeriodDetail;
  readonly zone: string;
}

/** Who did what when, every version of the figures, and every proposal with its decision. */
export function HistoryPanel({ period, zone }: HistoryPanelProps) {
  const text = useTaxReportingText();
  const taxText = useTaxText();
  const heading = (words: string) => (
    <Typography.Title level={2} className="th-before-16 th-after-8 th-text-16">
      {words}
    </Typography.Title>
  );
  return (
    <>
      {heading(text('history.steps'))}
      <ol className="th-flush th-indent-20">
        {period.steps.map((step) => (
          <li key={step.auditSeq} className="th-after-6">
            <strong>
              {text('history.step', {
                from: taxText(`tax.state.${step.from}`),
                to: taxText(`tax.state.${step.to}`),
              })}
            </strong>{' '}
            · {instantText(step.time, zone)} ·{' '}
            {step.actor === null ? text('history.byNobody') : <Person {...step.actor} />}
            <div>
              {step.reason === null ? null : `${text('proposal.reason', { reason: step.reason })} · `}
              <Typography.Text type="secondary">
                {text('history.audit', { seq: step.auditSeq })}
              </Typography.Text>
            </div>
          </li>
        ))}
      </ol>
      {heading(text('history.versions'))}
      <VersionTable {...{ period, zone }} />
      {heading(text('history.proposals'))}
      <ProposalList {...{ period, zone }} />
      <AdjustmentList period={period} />
    </>
  );
}

function VersionTable({ period, zone }: HistoryPanelProps) {
  const text = useTaxReportingText();
  const { currency, versions } = period;
  return (
    <FiguresTable isList label={text('history.versions')} isCompact>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('history.version')}
          </th>
          <th scope="col">{text('history.asOf')}</th>
          {(['base', 'tax', 'adjustments'] as const).map((name) => (
            <MeasureHead
              key={name}
              className="th-number"
              title={text(`history.${name}`)}
              term={name === 'base' ? 'taxBase' : name}
            />
          ))}
          <th scope="col">{text('history.by')}</th>
          <th scope="col">{text('history.hash')}</th>
        </tr>
      </thead>
      <tbody>
        {versions.map((one) => (
          <tr key={one.version}>
            <th scope="row" className="th-first">
              {text(one.version === period.version ? 'paper.inForce' : 'version', { version: one.version })}
            </th>
            <td>{instantText(one.asOf, zone)}</td>
            <td className="th-number">
              {baseText({ base: period.base, baseAmount: one.baseAmount, currency })}
            </td>
            <td className="th-number">{moneyText(one.tax, currency)}</td>
            <td className="th-number">{moneyText(one.adjustments, currency)}</td>
            <td>{one.createdBy === null ? text('history.softClose') : <Person {...one.createdBy} />}</td>
            <td>
              <ShortHash hash={one.contentHash} />
            </td>
          </tr>
        ))}
      </tbody>
    </FiguresTable>
  );
}
