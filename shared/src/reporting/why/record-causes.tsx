import { useState, type ReactNode } from 'react';
import type { ChangeCause, ChangedRecord } from '../../contracts/changed-records';
import { countText } from '../../format/count';
import { dayText } from '../../format/day';
import { listText } from '../../format/list-text';
import { moneyText } from '../../format/money';
import { Flex } from '../../kit/layout';
import { Pagination } from '../../kit/table';
import { FiguresTable } from '../../ui/figures-table';
import { NoData } from '../../ui/no-data';
import { MeasureHead } from '../../ui/term/measure-head';
import { useWhyText } from './use-why-text';

/** A page of the records of a list. */
export const recordsPerPage = 25;

/** Which records are looked at: those of a cause, a page of them; null: none. */
export interface RecordsChosen {
  readonly cause: ChangeCause;
  readonly page: number;
}

/** The records that are looked at, and what opens those of a cause: its button, which closes them too, and its bar. */
export function useRecordCauses() {
  const text = useWhyText();
  const [chosen, setChosen] = useState<RecordsChosen | null>(null);
  const toggle = (cause: ChangeCause) => setChosen(chosen?.cause === cause ? null : { cause, page: 1 });
  /** What choosing the bar of a cause does. */
  const openerOf = (cause: ChangeCause, records: number) =>
    records === 0 ? undefined : () => setChosen({ cause, page: 1 });
  const buttonOf = (cause: ChangeCause, records: number): ReactNode =>
    records === 0 ? undefined : (
      <button
        type="button"
        className="th-cell"
        aria-expanded={chosen?.cause === cause}
        aria-label={`${text(`of.${cause}`)}: ${listText([text('records'), countText(records)])}`}
        onClick={() => toggle(cause)}
      >
        {countText(records)}
      </button>
    );
  return { chosen, setChosen, buttonOf, openerOf };
}

interface RecordListProps {
  readonly answer: { readonly items: readonly ChangedRecord[]; readonly totalCount: number };
  readonly currency: string;
  readonly chosen: RecordsChosen;
  readonly onChange: (chosen: RecordsChosen) => void;
  readonly isBusy: boolean;
}

/** The records behind a cause: what each added before, and adds now. */
export function RecordList({ answer, currency, chosen, onChange, isBusy }: RecordListProps) {
  const text = useWhyText();
  const money = (amount: string | null) => (amount === null ? <NoData /> : moneyText(amount, currency));
  return (
    <div className="th-before-12">
      <FiguresTable label={`${text('list')}: ${text(`of.${chosen.cause}`)}`} isBusy={isBusy} isCompact>
        <thead>
          <tr>
            <th scope="col" className="th-first">
              {text('record')}
            </th>
            <th scope="col">{text('day')}</th>
            <MeasureHead className="th-number" title={text('addedBefore')} unit={currency} />
            <MeasureHead className="th-number" title={text('addsNow')} unit={currency} />
            <MeasureHead className="th-number" title={text('change')} unit={currency} term="change" />
          </tr>
        </thead>
        <tbody>
          {answer.items.map((record) => (
            <tr key={`${record.kind} ${record.source} ${record.recordId}`}>
              <th scope="row" className="th-first">
                {text(`kind.${record.kind}`)} <code>{record.recordId}</code>
                <div className="th-soft">{record.source}</div>
              </th>
              <td className="th-nowrap">{dayText(record.day)}</td>
              <td className="th-number">{money(record.before)}</td>
              <td className="th-number">{money(record.now)}</td>
              <td className="th-number">{money(record.change)}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      {answer.totalCount <= recordsPerPage ? null : (
        <Flex justify="flex-end" className="th-before-8">
          <Pagination
            size="small"
            current={chosen.page}
            pageSize={recordsPerPage}
            total={answer.totalCount}
            showSizeChanger={false}
            onChange={(page) => onChange({ ...chosen, page })}
          />
        </Flex>
      )}
    </div>
  );
}
