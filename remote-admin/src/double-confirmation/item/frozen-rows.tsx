import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { Cell, FieldType } from '@tallyhouse/shared/contracts/report-fields';
import { countText } from '@tallyhouse/shared/format/count';
import { dayText, monthText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { percentText } from '@tallyhouse/shared/format/percent';
import { Pagination, Table, type ColumnsType } from '@tallyhouse/shared/kit/table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useCodeWords, type CodeWords } from '@tallyhouse/shared/reporting/code-words';
import { ScrollTable } from '@tallyhouse/shared/ui/scroll-table';
import { measureTitle } from '@tallyhouse/shared/ui/term/measure-title';
import { termOfFigure } from '@tallyhouse/shared/contracts/terms/column-terms';
import type { ReactNode } from 'react';
import { Section } from '../facts';
import { WhyWithheld } from '../why-withheld';
import { useConfirmationText } from '../use-confirmation-text';

type Frozen = NonNullable<ConfirmationDetail['frozen']>;

interface Row {
  readonly key: string;
  readonly cells: readonly Cell[];
}

interface FrozenRowsProps {
  readonly item: ConfirmationDetail;
  readonly isBusy: boolean;
  readonly onPage: (page: number) => void;
}

/** The rows of the payload, a page at a time, with the totals over all of them. */
export function FrozenRows({ item, isBusy, onPage }: FrozenRowsProps) {
  const text = useConfirmationText();
  const codes = useCodeWords();
  const { frozen, report } = item;
  if (frozen === null || frozen.rowCount === 0) return null;
  const isBlind = report.withheld !== undefined;
  const from = (frozen.page - 1) * frozen.pageSize + 1;
  const rows = frozen.rows.map((cells, index): Row => ({ key: String(from + index), cells }));
  return (
    <Section id="rows" title={text('item.rows')}>
      <p className="th-desk-soft">
        {text('item.shown', {
          from: countText(from),
          to: countText(from + rows.length - 1),
          total: countText(frozen.rowCount),
        })}
        {isBlind ? ' · ' : ''}
        {isBlind ? <WhyWithheld report={report}>{text('item.hiddenNote')}</WhyWithheld> : null}
      </p>
      <div aria-busy={isBusy}>
        <ScrollTable<Row>
          label={text('item.rowsLabel')}
          rowKey="key"
          columns={columnsOf(frozen, codes, isBlind ? text('item.hiddenCell') : null)}
          dataSource={rows}
          summary={() => <Totals frozen={frozen} isBlind={isBlind} />}
        />
      </div>
      <Pagination
        align="end"
        size="small"
        className="th-before-12"
        current={frozen.page}
        pageSize={frozen.pageSize}
        total={frozen.rowCount}
        showSizeChanger={false}
        hideOnSinglePage
        onChange={onPage}
      />
    </Section>
  );
}

function isNumber(type: FieldType): boolean {
  return type === 'count' || type === 'money' || type === 'rate';
}

/** What is left out for whoever is to find it out. */
function isFigure(type: FieldType): boolean {
  return type === 'money' || type === 'rate';
}

/** `hidden` stands in the place of figures; null where they are shown. */
function columnsOf({ columns, currency }: Frozen, codes: CodeWords, hidden: string | null): ColumnsType<Row> {
  return columns.map(({ field, title, type }, index) => ({
    key: field,
    ...measureTitle<Row>(title, termOfFigure({ field, type })),
    align: isNumber(type) ? 'right' : 'left',
    render: (_: unknown, { cells }: Row) => {
      if (hidden !== null && isFigure(type)) return <i>{hidden}</i>;
      const cell = cells[index] ?? null;
      return type === 'text' && cell !== null
        ? codes.cell(field, String(cell))
        : cellText(cell, type, currency);
    },
  }));
}

function cellText(cell: Cell, type: FieldType, currency: string): ReactNode {
  if (cell === null) return <NoData />;
  switch (type) {
    case 'date':
      return dayText(String(cell));
    case 'month':
      return monthText(String(cell));
    case 'count':
      return countText(Number(cell));
    case 'money':
      return moneyText(String(cell), currency);
    case 'rate':
      return percentText(String(cell));
    case 'text':
      return String(cell);
  }
}

interface TotalsProps {
  readonly frozen: Frozen;
  readonly isBlind: boolean;
}

function Totals({ frozen, isBlind }: TotalsProps) {
  const text = useConfirmationText();
  return (
    <Table.Summary.Row>
      {frozen.columns.map(({ field, type }, index) => {
        const cell = frozen.totals[index] ?? null;
        return (
          <Table.Summary.Cell key={field} index={index} align={isNumber(type) ? 'right' : 'left'}>
            {index === 0 ? (
              text('item.total')
            ) : isBlind && isFigure(type) ? (
              <i>{text('item.hiddenCell')}</i>
            ) : cell === null ? null : (
              cellText(cell, type, frozen.currency)
            )}
          </Table.Summary.Cell>
        );
      })}
    </Table.Summary.Row>
  );
}
