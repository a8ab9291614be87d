import type { AlertCode, AlertStep } from '@tallyhouse/shared/contracts/critical-alerts';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Tag } from '@tallyhouse/shared/kit/detail';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { useAlertsText } from './use-alerts-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';
import { Person } from '@tallyhouse/shared/ui/person';

const styles = `
.th-alert-steps { list-style: none; margin: 0; padding: 0; }
.th-alert-steps > li { position: relative; padding-inline-start: 20px; padding-block-end: 12px; border-inline-start: 1px solid var(--th-line-strong); margin-inline-start: 5px; overflow-wrap: anywhere; }
.th-alert-steps > li::before { content: ''; position: absolute; inset-inline-start: -5px; inset-block-start: 6px; inline-size: 9px; block-size: 9px; border-radius: 50%; background: var(--th-accent); }
.th-alert-steps > li:last-child { border-inline-start-color: transparent; }
`;

interface AlertHistoryProps {
  readonly code: AlertCode;
  readonly steps: readonly AlertStep[];
  readonly zone: string;
}

/** What was done about an alert, by whom and with which words, the newest first. */
export function AlertHistory({ code, steps, zone }: AlertHistoryProps) {
  adoptStyles(styles);
  const text = useAlertsText();
  const said = useSaid(zone);
  const noteOf = ({ kind, note }: AlertStep) =>
    kind === 'AUTO_RESOLVED' && note !== null ? said.end(code, note) : note;
  return (
    <ol className="th-alert-steps" reversed aria-label={text('drawer.history')}>
      {steps.toReversed().map((step) => (
        <li key={`${step.at} ${step.kind}`}>
          <strong>{text(`step.${step.kind}`)}</strong>{' '}
          {step.until === null || step.until === undefined
            ? null
            : `${text('drawer.until', { until: instantText(step.until, zone) })} `}
          {step.kind === 'ASSIGNED' && step.owner !== null
            ? `${text('drawer.handedTo', { owner: personInWords(step.owner.name, step.owner.account) })} `
            : null}
          <Typography.Text type="secondary">
            {step.actor === null ? text('drawer.engine') : <Person {...step.actor} />} ·{' '}
            {instantText(step.at, zone)}
          </Typography.Text>
          {step.note === null ? null : <div>{noteOf(step)}</div>}
          {step.evidence.map((one) => (
            <Tag key={one}>{one}</Tag>
          ))}
        </li>
      ))}
    </ol>
  );
}
