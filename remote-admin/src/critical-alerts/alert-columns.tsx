import type { CriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import { countText } from '@tallyhouse/shared/format/count';
import { durationText, instantText } from '@tallyhouse/shared/format/instant';
import type { Sayer } from '@tallyhouse/shared/format/use-said';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { AlertStateTag, SeverityTag } from './severity-tag';
import type { AlertsText, useRunbookText } from './use-alerts-text';
import { Person } from '@tallyhouse/shared/ui/person';

interface ColumnSource {
  readonly text: AlertsText;
  readonly runbook: ReturnType<typeof useRunbookText>;
  readonly said: Sayer;
  readonly zone: string;
  /** True in the group view, where brands are mixed. */
  readonly hasBrand: boolean;
  readonly nowMs: number;
  readonly open: (alert: CriticalAlert) => void;
}

/** Columns of the list of alerts; the alert itself stays in view. */
export function alertColumns(source: ColumnSource): TableColumnType<CriticalAlert>[] {
  const { text, runbook, said, zone, hasBrand, nowMs, open } = source;
  return [
    {
      key: 'severity',
      title: text('column.severity'),
      render: (_, { severity }) => <SeverityTag severity={severity} />,
    },
    {
      key: 'alert',
      title: text('column.alert'),
      rowScope: 'row',
      width: 360,
      render: (_, alert) => (
        <>
          <Button
            type="link"
            style={{ paddingInline: 0, height: 'auto', whiteSpace: 'normal', textAlign: 'start' }}
            aria-label={text('open', { title: said.alert(alert).title })}
            onClick={() => open(alert)}
          >
            {said.alert(alert).title}
          </Button>
          <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
            {alert.code} · {runbook(`${alert.code}.name`)}
          </Typography.Text>
        </>
      ),
    },
    { key: 'state', title: text('column.state'), render: (_, { state }) => <AlertStateTag state={state} /> },
    ...(hasBrand
      ? [
          {
            key: 'brand',
            title: text('column.brand'),
            render: (_: unknown, alert: CriticalAlert) => alert.brandId ?? text('system'),
          },
        ]
      : []),
    {
      key: 'owner',
      title: text('column.owner'),
      render: (_, { owner }) => (owner === null ? text('noOwner') : <Person {...owner} />),
    },
    {
      key: 'due',
      title: text('column.due'),
      render: (_, alert) => (
        <>
          {alert.dueAt === null ? <NoData /> : instantText(alert.dueAt, zone)}
          {isOverdue(alert, nowMs) ? (
            <Typography.Text type="danger" style={{ display: 'block' }}>
              ! {text('overdue')}
            </Typography.Text>
          ) : null}
        </>
      ),
    },
    {
      key: 'first',
      title: text('column.first'),
      render: (_, { firstSeenAt }) => instantText(firstSeenAt, zone),
    },
    {
      key: 'last',
      title: text('column.last'),
      render: (_, { lastSeenAt }) => instantText(lastSeenAt, zone),
    },
    { key: 'count', title: text('column.count'), align: 'end', render: (_, { count }) => countText(count) },
    {
      key: 'taken',
      title: text('column.taken'),
      align: 'end',
      render: (_, { secondsToAcknowledge }) =>
        secondsToAcknowledge === null ? <NoData /> : durationText(secondsToAcknowledge),
    },
    {
      key: 'ended',
      title: text('column.ended'),
      align: 'end',
      render: (_, { secondsToResolve }) =>
        secondsToResolve === null ? <NoData /> : durationText(secondsToResolve),
    },
  ];
}

/** Whether an alert that somebody has taken should have ended by now. */
function isOverdue({ state, dueAt }: CriticalAlert, nowMs: number): boolean {
  return state === 'ACKNOWLEDGED' && dueAt !== null && Date.parse(dueAt) < nowMs;
}
