import type { ListMeta } from '@tallyhouse/shared/contracts/paging';
import type { TaxPeriod } from '@tallyhouse/shared/contracts/tax-periods';
import { countText } from '@tallyhouse/shared/format/count';
import { periodText } from '@tallyhouse/shared/format/day';
import { listText } from '@tallyhouse/shared/format/list-text';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useQueries } from '@tallyhouse/shared/kit/query';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useState } from 'react';
import { useTanzaniaText } from '../../i18n/use-tanzania-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { ExportFigures } from '../../totals/export-figures';
import { Panel } from '@tallyhouse/shared/ui/panel';
import { workingPaperQuery } from '@tallyhouse/shared/reporting/tax/tax-queries';
import { WorkingPaper } from '@tallyhouse/shared/reporting/tax/working-paper';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { className } from '../class-name';

interface WithholdingRegisterProps {
  /** Tax periods of withholding that share a day with the days asked for. */
  readonly periods: readonly TaxPeriod[];
  readonly currency: string;
  /** Header of the figures that the register belongs to: whole weeks or months. */
  readonly meta: ListMeta;
}

/** How many payments tax was withheld from, class by class, with the way to each day. */
export function WithholdingRegister({ periods, currency, meta }: WithholdingRegisterProps) {
  const text = useTanzaniaText();
  const { http, session } = useRemoteHost();
  const [opened, setOpened] = useState<TaxPeriod | null>(null);
  const papers = useQueries({
    queries: periods.map(({ id }) => workingPaperQuery(http, session.brand?.id ?? null, id)),
  });
  const countOf = (place: number) => {
    const inputs = papers[place]?.data?.lines.flatMap((line) => line.inputs) ?? [];
    const counts = inputs.filter(({ code }) => code === 'tickets').map(({ value }) => Number(value));
    return counts.length === 0 ? null : counts.reduce((sum, count) => sum + count, 0);
  };
  return (
    <Panel
      title={text('register.title')}
      explain={text('register.explain')}
      actions={
        periods.length === 0 ? null : (
          <ExportFigures
            source={{ kind: 'withholding-register', query: { from: meta.period.from, to: meta.period.to } }}
            title={text('register.title')}
            // Days of every tax period that shares a day with these, of all classes: the filters leave none out.
            meta={{ ...meta, filtersText: [] }}
            rowCount={null}
            columnCount={null}
            label={text('register.export')}
          />
        )
      }
    >
      {periods.length === 0 ? (
        <p>{text('register.none')}</p>
      ) : (
        <FiguresTable label={text('register.label', { currency })} isCompact>
          <thead>
            <tr>
              <th scope="col" className="th-first">
                {text('register.class')}
              </th>
              <th scope="col">{text('register.period')}</th>
              <MeasureHead className="th-number" title={text('register.count')} term="withholdingCount" />
              <MeasureHead
                className="th-number"
                title={text('register.base')}
                unit={currency}
                term="withholdingBase"
              />
              <MeasureHead
                className="th-number"
                title={text('register.tax')}
                unit={currency}
                term="withholding"
              />
              <th scope="col">{text('register.paper')}</th>
            </tr>
          </thead>
          <tbody>
            {periods.map((period, place) => {
              const count = countOf(place);
              const name = className(period.productClass, text);
              return (
                <tr key={period.id}>
                  <th scope="row" className="th-first">
                    {name}
                  </th>
                  <td className="th-nowrap">{periodText(period.period)}</td>
                  <td className="th-number">{count === null ? <NoData /> : countText(count)}</td>
                  <td className="th-number">{moneyText(period.baseAmount, currency)}</td>
                  <td className="th-number">{moneyText(period.tax, currency)}</td>
                  <td>
                    <Button
                      size="small"
                      type="link"
                      aria-label={`${text('register.paper')}: ${listText([name, periodText(period.period)])}`}
                      onClick={() => setOpened(period)}
                    >
                      {text('register.paper')}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </FiguresTable>
      )}
      {opened === null ? null : <WorkingPaper period={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
