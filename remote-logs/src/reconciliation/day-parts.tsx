import { listText } from '@tallyhouse/shared/format/list-text';
import type { readReconciliation } from '@tallyhouse/shared/contracts/reconciliation';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { countText } from '@tallyhouse/shared/format/count';
import { instantText } from '@tallyhouse/shared/format/instant';
import { moneyWithCurrencyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Link } from '@tallyhouse/shared/kit/router';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { Fragment, type ReactNode } from 'react';
import { ComparedTable, type Part } from './compared-table';
import { useReconciliationText } from './use-reconciliation-text';
import { worstFirst, worstOf } from './worst-first';

export type Day = CallAnswer<typeof readReconciliation>;

interface DayPartsProps {
  readonly day: Day;
  /** Whether lines of several brands stand together. */
  readonly hasBrand: boolean;
  readonly zone: string;
}

const partNames = ['transfers', 'reported', 'drawers', 'openBets'] as const;

/** The parts of a day that ended as badly as the day, which has a verdict of them. */
export function partsBehind(day: Day): readonly Part[] {
  return partNames.filter((part) => worstOf(day[part]) === day.status);
}

/** Sources, reports, drawers and open bets of the day, each line against what it must equal, the worst part first. */
export function DayParts({ day, hasBrand, zone }: DayPartsProps) {
  const text = useReconciliationText();
  const { brand } = useRemoteHost().session;
  const of = (brandId: string, words: string) => (hasBrand ? `${brandId}: ${words}` : words);
  const parts: Readonly<Record<Part, ReactNode>> = {
    transfers: <Transfers day={day} of={of} zone={zone} />,
    reported: (
      <ComparedTable
        part="reported"
        about="column.report"
        columns={['column.reportedAmount', 'column.factAmount', 'column.amountDifference']}
        lines={day.reported.map((one) => ({
          key: `${one.reportId} ${one.channel} ${one.measure}`,
          about: (
            <>
              <Link to={`/reports-log?report=${encodeURIComponent(one.reportId)}`}>
                {of(one.brandId, one.title)}
              </Link>
              <div className="th-soft">
                {text('version', { version: one.version })} · {text(`measure.${one.measure}`)}
              </div>
            </>
          ),
          figures: [one.reported, one.loaded, one.difference].map((sum) =>
            moneyWithCurrencyText(sum, one.currency),
          ),
          status: one.status,
        }))}
      />
    ),
    drawers: (
      <ComparedTable
        part="drawers"
        about="column.branch"
        columns={['column.shifts', 'column.expected', 'column.counted', 'column.overShort']}
        lines={day.drawers.map((one) => ({
          key: `${one.brandId} ${one.branchId}`,
          about: of(one.brandId, one.branchId),
          figures: [
            countText(one.shifts),
            ...[one.expected, one.counted, one.overShort].map((sum) =>
              moneyWithCurrencyText(sum, one.currency),
            ),
          ],
          status: one.status,
        }))}
      />
    ),
    openBets: (
      <ComparedTable
        part="openBets"
        about="column.brand"
        columns={[
          'column.opening',
          'column.placed',
          'column.settled',
          'column.settledOver',
          'column.closing',
          'column.counted',
          'column.amountDifference',
          'column.settledUnplaced',
        ]}
        lines={day.openBets.map((one) => ({
          key: `${one.brandId} ${one.currency}`,
          about: one.brandId === brand?.id ? brand.name : one.brandId,
          figures: [
            ...[
              one.opening,
              one.placed,
              one.settled,
              one.settledOver,
              one.closing,
              one.counted,
              one.difference,
            ],
            one.settledUnplaced,
          ].map((sum) => moneyWithCurrencyText(sum, one.currency)),
          status: one.status,
        }))}
      />
    ),
  };
  const inOrder = partNames.map((part) => ({ part, status: worstOf(day[part]) }));
  return worstFirst(inOrder).map(({ part }) => <Fragment key={part}>{parts[part]}</Fragment>);
}

interface TransfersProps {
  readonly day: Day;
  readonly of: (brandId: string, words: string) => string;
  readonly zone: string;
}

function Transfers({ day, of, zone }: TransfersProps) {
  const text = useReconciliationText();
  const loadText = useLoadDataText();
  return (
    <ComparedTable
      part="transfers"
      about="column.source"
      columns={[
        'column.files',
        'column.sent',
        'column.sentAmount',
        'column.loaded',
        'column.loadedAmount',
        'column.difference',
      ]}
      lines={day.transfers.map((one) => {
        const { source, channel, kind, missing, openRejects, duplicate, reachedTo } = one;
        const narrowed = new URLSearchParams({ source, channel, kind });
        const lacking = [
          reachedTo === undefined ? null : text('reachedTo', { moment: instantText(reachedTo, zone) }),
          missing > 0 ? text('missing', { count: missing }) : null,
          openRejects > 0 ? text('openRejects', { count: openRejects }) : null,
          duplicate > 0 ? text('duplicate', { count: duplicate }) : null,
        ].filter((words) => words !== null);
        return {
          key: `${one.brandId} ${source} ${channel} ${kind} ${one.currency}`,
          about: (
            <>
              <Link to={`/load-data?${narrowed.toString()}`}>
                {of(one.brandId, listText([source, loadText(`kind.${kind}`)]))}
              </Link>
              <div className="th-soft">{[loadText(`channel.${channel}`), ...lacking].join(' · ')}</div>
            </>
          ),
          figures: [
            countText(one.files),
            countText(one.sent.count),
            moneyWithCurrencyText(one.sent.amount, one.currency),
            countText(one.loaded.count),
            moneyWithCurrencyText(one.loaded.amount, one.currency),
            countText(one.difference.count),
          ],
          status: one.status,
        };
      })}
    />
  );
}
