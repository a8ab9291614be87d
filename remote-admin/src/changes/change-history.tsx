import type { Change } from '@tallyhouse/shared/contracts/changes';
import { instantText } from '@tallyhouse/shared/format/instant';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Timeline } from '@tallyhouse/shared/kit/tabs';
import { useChangesText } from './use-changes-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

/** Who proposed a change and how it ended, each with its time. */
export function ChangeHistory({ change, zone }: { readonly change: Change; readonly zone: string }) {
  const text = useChangesText();
  const { state, proposedBy, proposedAt, decidedBy, decidedAt, expiresAt, decisionReason } = change;
  const proposer = personInWords(proposedBy.name, proposedBy.account);
  const decider = decidedBy === null ? '' : personInWords(decidedBy.name, decidedBy.account);
  const end = {
    OPEN: text('history.waits', { time: instantText(expiresAt, zone) }),
    APPLIED: text('history.applied', { name: decider }),
    REFUSED: text('history.refused', { name: decider }),
    WITHDRAWN: text('history.withdrawn', { name: decider === '' ? proposer : decider }),
    EXPIRED: text('history.expired'),
  }[state];
  const endedAt = state === 'OPEN' ? null : (decidedAt ?? expiresAt);
  return (
    <Timeline
      className="th-before-12"
      items={[
        {
          key: 'proposed',
          content: <Step words={text('history.proposed', { name: proposer })} at={proposedAt} zone={zone} />,
        },
        { key: 'end', content: <Step words={end} at={endedAt} zone={zone} note={decisionReason} /> },
      ]}
    />
  );
}

interface StepProps {
  readonly words: string;
  readonly at: string | null;
  readonly zone: string;
  readonly note?: string | null;
}

function Step({ words, at, zone, note = null }: StepProps) {
  return (
    <>
      <div>{words}</div>
      {note === null ? null : <div className="th-anywhere">“{note}”</div>}
      {at === null ? null : (
        <Typography.Text type="secondary" className="th-text-12">
          {instantText(at, zone)}
        </Typography.Text>
      )}
    </>
  );
}
