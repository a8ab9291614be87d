import { listText } from '@tallyhouse/shared/format/list-text';
import type { DashboardSummary } from '@tallyhouse/shared/contracts/dashboard';
import { dayText } from '@tallyhouse/shared/format/day';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Card, Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import type { TermKey } from '@tallyhouse/shared/contracts/terms/term';
import { FigureStatusTag } from '@tallyhouse/shared/reporting/figure-status-tag';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import type { ReactNode } from 'react';
import { useDashboardText } from '../i18n/use-dashboard-text';
import { figuresAddress } from './figures-address';

interface OpenPositionsProps {
  readonly summary: DashboardSummary;
  /** Whether the brand has shops, whose tickets are what stays uncollected. */
  readonly hasRetail: boolean;
}

/** What the brand owes at the end of the last complete gaming day: bets to settle and winnings to pay. */
export function OpenPositions({ summary, hasRetail }: OpenPositionsProps) {
  const text = useDashboardText();
  const { currency, meta, openBets, unpaidWinnings, balances } = summary;
  const day = dayText(meta.period.to);
  const status =
    balances === undefined || balances.status === 'FINAL' ? null : (
      <FigureStatusTag status={balances.status} reasons={balances.statusReasons} />
    );
  return (
    <Flex vertical gap="middle" className="th-high">
      <Position
        name={text('openBets')}
        term="openBets"
        currency={currency}
        amount={moneyText(openBets, currency)}
        hint={text('openBetsHint', { day })}
        status={status}
        address={figuresAddress('/total-report', meta.period)}
        link={<Link to={figuresAddress('/online', meta.period)}>{text('openOnline')}</Link>}
      />
      <Position
        name={text('unpaidWinnings')}
        term="unpaid"
        currency={currency}
        amount={moneyText(unpaidWinnings, currency)}
        hint={text('unpaidWinningsHint', { day })}
        status={status}
        address={figuresAddress('/total-report', meta.period)}
        link={
          hasRetail ? (
            <Link to={figuresAddress('/retail', meta.period)}>{text('openRetail')}</Link>
          ) : (
            <Link to={figuresAddress('/online', meta.period)}>{text('openOnline')}</Link>
          )
        }
      />
    </Flex>
  );
}

interface PositionProps {
  readonly name: string;
  readonly term: TermKey;
  readonly currency: string;
  readonly amount: string;
  readonly hint: string;
  /** Where it may still change: why. */
  readonly status: ReactNode;
  /** Of the lines that the amount is made of. */
  readonly address: string;
  readonly link: ReactNode;
}

function Position({ name, term, currency, amount, hint, status, address, link }: PositionProps) {
  return (
    <Card size="small" style={{ flex: 1 }}>
      <Typography.Text type="secondary" className="th-text-12">
        {listText([name, currency])} <TermHelp term={term} name={name} />
      </Typography.Text>
      <div
        style={{
          fontSize: 24,
          lineHeight: '32px',
          fontWeight: 600,
          fontVariantNumeric: 'tabular-nums slashed-zero',
        }}
      >
        <Link to={address}>{amount}</Link> {status}
      </div>
      <Typography.Paragraph type="secondary" className="th-before-4 th-after-4 th-text-12">
        {hint}
      </Typography.Paragraph>
      {link}
    </Card>
  );
}
