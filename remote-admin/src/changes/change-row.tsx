import type { Change } from '@tallyhouse/shared/contracts/changes';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Typography } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { ChangeStateTag } from './change-state-tag';
import { ChangeWords } from './change-words';
import { useChangesText } from './use-changes-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface ChangeRowProps {
  readonly change: Change;
  readonly zone: string;
  readonly onOpen: () => void;
}

/** One proposed change in the list: what, who and until when. */
export function ChangeRow({ change, zone, onOpen }: ChangeRowProps) {
  const text = useChangesText();
  const { session } = useRemoteHost();
  const said = useSaid(zone);
  const { id, kind, reason, state, proposedBy, mayConfirm } = change;
  const proposed = {
    name: personInWords(proposedBy.name, proposedBy.account),
    time: instantText(change.proposedAt, zone),
  };
  return (
    <article aria-labelledby={`change-${id}`} className="th-pad-block-12 th-ruled">
      <Flex wrap gap="4px 8px" align="center">
        <ChangeStateTag state={state} />
        <Typography.Text type="secondary">{text(`kind.${kind}`)}</Typography.Text>
        {mayConfirm ? <StateTag kind="active" mark="→" word={text('forYou')} /> : null}
      </Flex>
      <Button
        type="link"
        id={`change-${id}`}
        aria-label={text('open', { summary: said.proposal(change) })}
        onClick={onOpen}
        className="th-semibold th-anywhere th-words-button"
      >
        <ChangeWords change={change} zone={zone} />
      </Button>
      <div dir="auto" className="th-anywhere">
        {reason}
      </div>
      <Typography.Text type="secondary" className="th-text-12">
        {proposedBy.id === session.user.id
          ? text('proposedByYou', { time: proposed.time })
          : text('proposedBy', proposed)}
        {' · '}
        <EndWords change={change} zone={zone} />
      </Typography.Text>
    </article>
  );
}

function EndWords({ change, zone }: Pick<ChangeRowProps, 'change' | 'zone'>) {
  const text = useChangesText();
  const { state, expiresAt, decidedBy, decidedAt } = change;
  if (state === 'OPEN') return text('expires', { time: instantText(expiresAt, zone) });
  const time = instantText(decidedAt ?? expiresAt, zone);
  const words = text(`state.${state}`);
  return decidedBy === null
    ? text('ended', { state: words, time })
    : text('decidedBy', { state: words, name: personInWords(decidedBy.name, decidedBy.account), time });
}
