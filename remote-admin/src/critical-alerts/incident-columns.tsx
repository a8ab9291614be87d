import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { countText } from '@tallyhouse/shared/format/count';
import { instantText } from '@tallyhouse/shared/format/instant';
import type { Sayer } from '@tallyhouse/shared/format/use-said';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import type { TableColumnType } from '@tallyhouse/shared/kit/table';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { Person } from '@tallyhouse/shared/ui/person';
import { AlertStateTag, SeverityTag, SnoozedTag } from './severity-tag';
import type { AlertsText, useRunbookText } from './use-alerts-text';

interface ColumnSource {
  readonly text: AlertsText;
  readonly runbook: ReturnType<typeof useRunbookText>;
  readonly said: Sayer;
  readonly zone: string;
  /** True in the group view, where brands are mixed. */
  readonly hasBrand: boolean;
  readonly nowMs: number;
  readonly open: (incident: Incident) => void;
}

/** Columns of the list of incidents: what it is, who has it, and where to go on. */
export function incidentColumns(source: ColumnSource): TableColumnType<Incident>[] {
  const { text, runbook, said, zone, hasBrand, nowMs, open } = source;
  return [
    {
      key: 'incident',
      title: text('column.incident'),
      rowScope: 'row',
      width: 270,
      render: (_, incident) => (
        <>
          <SeverityTag severity={incident.severity} />
          <Button
            type="link"
            className="th-words-button th-block"
            aria-label={text('open', { title: said.alert(incident).title })}
            onClick={() => open(incident)}
          >
            {said.alert(incident).title}
          </Button>
          <Typography.Text type="secondary" className="th-text-12 th-block">
            {incident.code} · {runbook(`${incident.code}.name`)}
          </Typography.Text>
        </>
      ),
    },
    {
      key: 'step',
      title: text('column.step'),
      render: (_, { code, link }) => <Link to={link}>{runbook(`${code}.step`)}</Link>,
    },
    {
      key: 'state',
      title: text('column.state'),
      render: (_, { state, lead }) => (
        <>
          <AlertStateTag state={state} /> <SnoozedTag until={lead.snoozedUntil} zone={zone} />
        </>
      ),
    },
    {
      key: 'alerts',
      title: text('column.alerts'),
      align: 'end',
      render: (_, { alerts }) => countText(alerts),
    },
    ...(hasBrand
      ? [
          {
            key: 'brand',
            title: text('column.brand'),
            render: (_: unknown, incident: Incident) => incident.brandId ?? text('system'),
          },
        ]
      : []),
    { key: 'owner', title: text('column.owner'), render: (_, { owners }) => ownersIn(owners, text) },
    {
      key: 'due',
      title: text('column.due'),
      render: (_, { dueAt }) => (
        <>
          {dueAt === null ? <NoData /> : instantText(dueAt, zone)}
          {dueAt !== null && Date.parse(dueAt) < nowMs ? (
            <Typography.Text type="danger" className="th-block">
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
  ];
}

/** Who has it: a name, or how many they are. */
function ownersIn(owners: Incident['owners'], text: AlertsText) {
  const [first, second] = owners;
  if (first === undefined) return text('noOwner');
  return second === undefined ? <Person {...first} /> : text('owners', { count: owners.length });
}
