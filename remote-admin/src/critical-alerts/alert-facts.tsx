import type { CriticalAlertDetail } from '@tallyhouse/shared/contracts/critical-alerts';
import { countText } from '@tallyhouse/shared/format/count';
import { periodText } from '@tallyhouse/shared/format/day';
import { durationText, instantText } from '@tallyhouse/shared/format/instant';
import { Descriptions, Tag } from '@tallyhouse/shared/kit/detail';
import { useAlertsText, useRunbookText } from './use-alerts-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

/** Kind, sights, owner and times of an alert; what there is not is left out. */
export function AlertFacts({ alert, zone }: { readonly alert: CriticalAlertDetail; readonly zone: string }) {
  const text = useAlertsText();
  const runbook = useRunbookText();
  const { code, period, owner, dueAt, evidence } = alert;
  const entries = [
    [text('drawer.kind'), `${code} · ${runbook(`${code}.name`)}`],
    period === null ? null : [text('drawer.period'), periodText(period)],
    [text('drawer.first'), instantText(alert.firstSeenAt, zone)],
    [text('drawer.last'), instantText(alert.lastSeenAt, zone)],
    [text('drawer.count'), countText(alert.count)],
    alert.reopenCount === 0
      ? null
      : [text('drawer.reopened'), text('drawer.times', { count: alert.reopenCount })],
    [text('drawer.owner'), owner === null ? text('drawer.nobody') : personInWords(owner.name, owner.account)],
    dueAt === null ? null : [text('drawer.due'), instantText(dueAt, zone)],
    alert.secondsToAcknowledge === null
      ? null
      : [text('drawer.taken'), durationText(alert.secondsToAcknowledge)],
    alert.secondsToResolve === null ? null : [text('drawer.ended'), durationText(alert.secondsToResolve)],
    evidence.length === 0
      ? null
      : [text('drawer.evidence'), evidence.map((one) => <Tag key={one}>{one}</Tag>)],
  ].filter((entry) => entry !== null);
  return (
    <Descriptions
      size="small"
      column={1}
      bordered
      title={text('drawer.facts')}
      items={entries.map(([label, children], key) => ({ key, label, children }))}
    />
  );
}
