import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import type { ChangedRecord, readTaxChanges, TaxChangeCause } from '@tallyhouse/shared/contracts/tax-changes';
import { dayText } from '@tallyhouse/shared/format/day';
import { differenceOf } from '@tallyhouse/shared/format/exact-amount';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Pagination } from '@tallyhouse/shared/kit/table';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { changesQuery, rowsPerPage } from '../../tax-reporting-queries';
import { useTaxReportingText } from '../../use-tax-reporting-text';

type Changes = CallAnswer<typeof readTaxChanges>;

interface VersionCausesProps {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

/** What came late, was corrected or given back between two versions; each cause opens its records. */
export function VersionCauses({ id, from, to }: VersionCausesProps) {
  const text = useTaxReportingText();
  const { http, session } = useRemoteHost();
  const [opened, setOpened] = useState<TaxChangeCause | null>(null);
  const [page, setPage] = useState(1);
  const mayRead = session.brand !== null && session.permissions.includes('reports.view-detail');
  const asked = { from, to, cause: opened, page };
  const changes = useQuery({
    ...changesQuery(http, session.brand?.id ?? null, id, asked),
    enabled: mayRead,
  });
  if (!mayRead) return null;
  if (changes.isError) {
    return (
      <ProblemNotice
        title={text('why.failed')}
        error={changes.error}
        onRetry={() => void changes.refetch()}
      />
    );
  }
  if (changes.data === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />;
  if (changes.data.causes === null) return <p>{text('why.byRegister')}</p>;
  return (
    <div style={{ maxWidth: 980, marginBlockStart: 16 }}>
      <CauseTable
        changes={changes.data}
        causes={changes.data.causes}
        opened={opened}
        onOpen={(cause) => {
          setOpened(cause === opened ? null : cause);
          setPage(1);
        }}
      />
      {opened === null ? null : (
        <Records changes={changes.data} isBusy={changes.isPlaceholderData} page={page} onPage={setPage} />
      )}
    </div>
  );
}

interface CauseTableProps {
  readonly changes: Changes;
  readonly causes: NonNullable<Changes['causes']>;
  readonly opened: TaxChangeCause | null;
  readonly onOpen: (cause: TaxChangeCause) => void;
}

function CauseTable({ changes, causes, opened, onOpen }: CauseTableProps) {
  const text = useTaxReportingText();
  const { currency, base, tax } = changes;
  const money = (amount: string) => moneyText(amount, currency);
  return (
    <FiguresTable label={text('why.records.label')}>
      <thead>
        <tr>
          <th scope="col" className="th-first">
            {text('why.records.cause')}
          </th>
          <MeasureHead className="th-number" title={text('why.records.count')} term="recordsBehind" />
          {(['base', 'tax'] as const).map((name) => (
            <MeasureHead
              key={name}
              className="th-number"
              title={text(`why.records.${name}`)}
              unit={currency}
              term={name === 'base' ? 'taxBase' : 'tax'}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {causes.map(({ cause, records, ...amounts }) => (
          <tr key={cause}>
            <th scope="row" className="th-first">
              {records === 0 ? (
                text(`why.records.of.${cause}`)
              ) : (
                <button
                  type="button"
                  className="th-cell"
                  aria-expanded={opened === cause}
                  onClick={() => onOpen(cause)}
                >
                  {text(`why.records.of.${cause}`)}
                </button>
              )}
              <div className="th-soft">{text(`why.records.meaning.${cause}`)}</div>
            </th>
            <td className="th-number">{records === 0 ? <NoData /> : records}</td>
            <td className="th-number">{money(amounts.base)}</td>
            <td className="th-number">{money(amounts.tax)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" className="th-first">
            {text('why.change')}
          </th>
          <td className="th-number">{causes.reduce((sum, { records }) => sum + records, 0)}</td>
          <td className="th-number">{money(differenceOf(base.now, base.before))}</td>
          <td className="th-number">{money(differenceOf(tax.now, tax.before))}</td>
        </tr>
      </tfoot>
    </FiguresTable>
  );
}

interface RecordsProps {
  readonly changes: Changes;
  readonly isBusy: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

function Records({ changes, isBusy, page, onPage }: RecordsProps) {
  const text = useTaxReportingText();
  const money = (amount: string | null) =>
    amount === null ? <NoData /> : moneyText(amount, changes.currency);
  return (
    <div style={{ marginBlockStart: 12 }}>
      <FiguresTable label={text('why.records.list')} isBusy={isBusy} isCompact>
        <thead>
          <tr>
            <th scope="col" className="th-first">
              {text('why.records.record')}
            </th>
            <th scope="col">{text('why.records.day')}</th>
            {(['before', 'now', 'change'] as const).map((name) => (
              <MeasureHead
                key={name}
                className="th-number"
                title={text(`why.records.${name}`)}
                term={name === 'change' ? 'change' : 'taxBase'}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.items.map((record) => (
            <tr key={nameOf(record)}>
              <th scope="row" className="th-first">
                {text(`why.records.kind.${record.kind}`)} <code>{record.recordId}</code>
                <div className="th-soft">{record.source}</div>
              </th>
              <td style={{ whiteSpace: 'nowrap' }}>{dayText(record.day)}</td>
              <td className="th-number">{money(record.before)}</td>
              <td className="th-number">{money(record.now)}</td>
              <td className="th-number">{money(record.change)}</td>
            </tr>
          ))}
        </tbody>
      </FiguresTable>
      {changes.totalCount <= rowsPerPage ? null : (
        <Flex justify="flex-end" style={{ marginBlockStart: 8 }}>
          <Pagination
            size="small"
            current={page}
            pageSize={rowsPerPage}
            total={changes.totalCount}
            showSizeChanger={false}
            onChange={onPage}
          />
        </Flex>
      )}
    </div>
  );
}

const nameOf = ({ kind, source, recordId }: ChangedRecord) => `${kind} ${source} ${recordId}`;
