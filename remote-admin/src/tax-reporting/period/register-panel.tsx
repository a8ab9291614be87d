import type { RegisterRow } from '@tallyhouse/shared/contracts/tax-register';
import { dayText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { useState } from 'react';
import { registerQuery, rowsPerPage } from '../tax-reporting-queries';
import { useTaxReportingText } from '../use-tax-reporting-text';

interface RegisterPanelProps {
  readonly periodId: string;
  readonly ruleId: string;
  readonly version: number | undefined;
}

const amounts = ['gross', 'deducted', 'base', 'tax'] as const;
const terms = { gross: 'grossPaid', deducted: 'deducted', base: 'taxBase', tax: 'tax' } as const;

/** Ticket by ticket, or movement by movement, what a line is charged on; all pages add up to the line. */
export function RegisterPanel({ periodId, ruleId, version }: RegisterPanelProps) {
  const text = useTaxReportingText();
  const { http, session } = useRemoteHost();
  const [page, setPage] = useState(1);
  const register = useQuery(
    registerQuery(http, session.brand?.id ?? null, periodId, { ruleId, version, page }),
  );
  const answer = register.data;
  const title = text('register.title', { rule: ruleId });
  return (
    <section aria-label={title} className="th-most-980">
      <h2 className="th-before-24 th-after-8 th-text-16">{title}</h2>
      {register.isError ? (
        <ProblemNotice
          title={text('register.failed')}
          error={register.error}
          onRetry={() => void register.refetch()}
        />
      ) : answer === undefined ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <>
          <FiguresTable label={title} isBusy={register.isPlaceholderData} isCompact>
            <thead>
              <tr>
                <th scope="col" className="th-first">
                  {text('register.record')}
                </th>
                <th scope="col">{text('register.day')}</th>
                <th scope="col">{text('register.payee')}</th>
                {amounts.map((name) => (
                  <MeasureHead
                    key={name}
                    className="th-number"
                    title={text(`register.${name}`, { currency: answer.currency })}
                    term={terms[name]}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {answer.items.map((row) => (
                <Row key={`${row.source} ${row.recordId} ${row.day}`} row={row} currency={answer.currency} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" className="th-first">
                  {text('register.total', { count: answer.totals.rows })}
                </th>
                <td />
                <td />
                {amounts.map((name) => (
                  <td key={name} className="th-number">
                    {moneyText(answer.totals[name], answer.currency)}
                  </td>
                ))}
              </tr>
            </tfoot>
          </FiguresTable>
          <Pagination
            size="small"
            className="th-before-12"
            current={page}
            pageSize={rowsPerPage}
            total={answer.totalCount}
            showSizeChanger={false}
            hideOnSinglePage
            onChange={setPage}
          />
        </>
      )}
    </section>
  );
}

function Row({ row, currency }: { readonly row: RegisterRow; readonly currency: string }) {
  const money = (amount: string | null) => (amount === null ? <NoData /> : moneyText(amount, currency));
  return (
    <tr>
      <th scope="row" className="th-first">
        {row.recordId}
        <div className="th-soft">{row.source}</div>
      </th>
      <td className="th-nowrap">{dayText(row.day)}</td>
      <td>{row.payee ?? <NoData />}</td>
      {amounts.map((name) => (
        <td key={name} className="th-number">
          {money(row[name])}
        </td>
      ))}
    </tr>
  );
}
