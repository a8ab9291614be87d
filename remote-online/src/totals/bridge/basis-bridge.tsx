import type { Channel, Period } from '@tallyhouse/shared/contracts/scalars';
import { moneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { NotLoaded } from '@tallyhouse/shared/ui/not-loaded';
import { useState } from 'react';
import { useTotalsText } from '../../i18n/use-totals-text';
import { FiguresTable } from '@tallyhouse/shared/ui/figures-table';
import { MeasureHead } from '@tallyhouse/shared/ui/term/measure-head';
import { Panel } from '@tallyhouse/shared/ui/panel';
import { bridgeQuery } from '../total-queries';
import { Verdict } from '../verdict';
import { BasesSideBySide } from './bases-side-by-side';
import { bridgeVerdict, type Bridge } from './bridge-closes';

interface BasisBridgeProps {
  readonly period: Period;
  readonly channel: Channel | null;
}

/** From stakes placed and winnings paid to settled revenue, line by line, and whether the lines add up. */
export function BasisBridge({ period, channel }: BasisBridgeProps) {
  const text = useTotalsText();
  const { http, session } = useRemoteHost();
  const bridge = useQuery(bridgeQuery(http, session.brand?.id ?? null, { period, channel }));
  const [isComparing, setComparing] = useState(false);
  return (
    <Panel title={text('bridge.title')} explain={text('bridge.explain')}>
      {session.brand === null ? (
        <p>{text('bridge.needsBrand')}</p>
      ) : bridge.isError || bridge.data === undefined ? (
        <NotLoaded query={bridge} failed={text('bridge.failed')} rows={5} />
      ) : (
        <BridgeLines bridge={bridge.data} isBusy={bridge.isPlaceholderData} />
      )}
      {session.brand === null ? null : isComparing ? (
        <BasesSideBySide period={period} channel={channel} currency={session.brand.currency} />
      ) : (
        <Button type="link" className="th-pad-inline-0" onClick={() => setComparing(true)}>
          {text('bridge.load')}
        </Button>
      )}
    </Panel>
  );
}

const lineTerms = {
  OPEN_BETS_DELTA: 'openBetsDelta',
  SETTLED_UNPLACED: 'settledUnplaced',
  UNPAID_DELTA: 'unpaidDelta',
  EXPIRED: 'expired',
  EXPIRED_CREDITED: 'expiredCredited',
  EXCHANGE_RATES: 'ratePublished',
  UNEXPLAINED: 'unexplained',
} as const;

function isKnown(code: string): code is keyof typeof lineTerms {
  return code in lineTerms;
}

function BridgeLines({ bridge, isBusy }: { readonly bridge: Bridge; readonly isBusy: boolean }) {
  const text = useTotalsText();
  const { currency } = bridge;
  const verdict = bridgeVerdict(bridge);
  const money = (amount: string) => moneyText(amount, currency);
  return (
    <>
      {verdict.unexplained === null ? null : (
        <Alert
          type="warning"
          showIcon
          className="th-after-8"
          title={text('bridge.unexplained', { amount: money(verdict.unexplained) })}
        />
      )}
      <FiguresTable label={text('bridge.label', { currency })} isBusy={isBusy}>
        <thead>
          <tr>
            <th scope="col" className="th-first">
              {text('bridge.step')}
            </th>
            <th scope="col" className="th-number">
              {text('bridge.amount')}
              <small>{currency}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="th-strong">
            <MeasureHead scope="row" className="th-first" title={text('bridge.start')} term="ggr" />
            <td className="th-number">{money(bridge.start)}</td>
          </tr>
          {bridge.lines.map(({ code, amount }) => (
            <tr key={code} className={code === 'UNEXPLAINED' ? 'th-wrong' : ''}>
              <MeasureHead
                scope="row"
                className="th-first"
                title={isKnown(code) ? text(`bridge.line.${code}`) : code}
                term={isKnown(code) ? lineTerms[code] : undefined}
              />
              <td className="th-number">{money(amount)}</td>
            </tr>
          ))}
          <tr className="th-sum">
            <MeasureHead scope="row" className="th-first" title={text('bridge.end')} term="ggr" />
            <td className="th-number">{money(bridge.end)}</td>
          </tr>
        </tbody>
      </FiguresTable>
      <p className="th-before-8 th-after-8">
        <Verdict
          holds={verdict.closes}
          words={
            verdict.closes ? text('bridge.closes') : text('bridge.open', { difference: money(verdict.gap) })
          }
        />
      </p>
    </>
  );
}
