import { listText } from '@tallyhouse/shared/format/list-text';
import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { countText } from '@tallyhouse/shared/format/count';
import { durationText, instantsText, momentText } from '@tallyhouse/shared/format/instant';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Descriptions } from '@tallyhouse/shared/kit/detail';
import type { ReactNode } from 'react';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { ControlMark } from './control-mark';

/** One file in full: identity, period, counts, and the sender's control total beside what was counted here. */
export function BatchDetails({ batch, zone }: { readonly batch: LoadBatch; readonly zone: string }) {
  const text = useLoadDataText();
  const total = ({ count, amount }: LoadBatch['computed']) =>
    listText([
      text('drawer.records', { count, written: countText(count) }),
      ...(amount === null ? [] : [moneyText(amount)]),
    ]);
  const counts = (['received', 'accepted', 'rejected', 'duplicate', 'corrected'] as const)
    .map((field) => `${text(`columns.${field}`)} ${countText(batch[field])}`)
    .join(' · ');
  const entries: readonly (readonly [string, ReactNode])[] = [
    [text('drawer.period'), instantsText(batch.periodFrom, batch.periodTo, zone)],
    [text('drawer.events'), instantsText(batch.firstEventAt, batch.lastEventAt, zone)],
    [text('drawer.loadedAt'), momentText(batch.loadedAt, zone)],
    [text('drawer.lag'), durationText(batch.lagSeconds)],
    [text('drawer.counts'), counts],
    [text('drawer.sender'), batch.control === null ? text('controlCheck.not-given') : total(batch.control)],
    [
      text('drawer.counted'),
      <>
        {total(batch.computed)} <ControlMark batch={batch} />
      </>,
    ],
    [text('drawer.file'), <Identifier key="file" value={batch.file} />],
    [text('drawer.size'), text('drawer.bytes', { written: countText(batch.bytes) })],
    [text('drawer.sha256'), <Identifier key="hash" value={batch.sha256} />],
  ];
  return (
    <Descriptions
      size="small"
      column={1}
      bordered
      items={entries.map(([label, children]) => ({ key: label, label, children }))}
    />
  );
}

function Identifier({ value }: { readonly value: string }) {
  return (
    <Typography.Text code className="th-anywhere">
      {value}
    </Typography.Text>
  );
}
