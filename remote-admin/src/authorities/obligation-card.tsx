import type { ObligationView } from '@tallyhouse/shared/contracts/authorities';
import { dayText } from '@tallyhouse/shared/format/day';
import { listText } from '@tallyhouse/shared/format/list-text';
import { useSpoken } from '@tallyhouse/shared/i18n/use-text';
import { Card } from '@tallyhouse/shared/kit/layout';
import { ProofTag } from '@tallyhouse/shared/reporting/tax/proof-tag';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { ObligationDialog } from './proposals/obligation-dialog';
import { ProposeButton } from './proposals/propose-button';
import { useProposalsText } from './proposals/use-proposals-text';
import { useAuthoritiesText } from './use-authorities-text';

interface ObligationCardProps {
  readonly authorityId: string;
  readonly obligation: ObligationView;
}

/** One thing that an authority wants: until when, in words, how it is sent, answered and corrected. */
export function ObligationCard({ authorityId, obligation }: ObligationCardProps) {
  const text = useAuthoritiesText();
  const proposals = useProposalsText();
  const spoken = useSpoken();
  const { title, dueWords, nextDue, ackKind, ackHours, licences } = obligation;
  const facts = [
    [text('obligation.period'), text(`obligation.periods.${obligation.period}`)],
    [
      text('obligation.format'),
      [text(`obligation.formats.${obligation.format}`), obligation.schemaVersion ?? ''].join(' ').trim(),
    ],
    [text('obligation.signing'), text(`obligation.signings.${obligation.signing}`)],
    [text('obligation.ack'), text(`obligation.ackKind.${ackKind}`, { hours: ackHours })],
    [text('obligation.correction'), text(`obligation.correctionMethod.${obligation.correctionMethod}`)],
    ...(licences.length === 0
      ? []
      : [[text('detail.licences'), listText(licences.map(({ number }) => number))]]),
  ] as const;
  return (
    <Card size="small" className="th-after-12">
      <h3 className="th-flush th-text-14">
        <bdi>{spoken(title)}</bdi> <ProofTag proof={obligation.proof} />{' '}
        {obligation.isChanged ? <StateTag kind="waiting" mark="≠" word={text('obligation.changed')} /> : null}
      </h3>
      <p className="th-before-4 th-after-4">
        <strong>
          <bdi>{spoken(dueWords)}</bdi>
        </strong>
        {' · '}
        {nextDue === null
          ? text('obligation.unknown')
          : text('obligation.next', { day: dayText(nextDue.dueDay) })}
      </p>
      <dl style={{ display: 'flex', flexWrap: 'wrap', gap: '2px 16px', margin: 0, fontSize: 12 }}>
        {facts.map(([name, value]) => (
          <div key={name} className="th-row-4">
            <dt>{name}</dt>
            <dd className="th-flush th-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {obligation.nilReturnRequired ? <small>{text('obligation.nil')}</small> : null}
      <div>
        <small>
          <code>{obligation.code}</code> · {text('detail.source')}: {obligation.source}
        </small>
      </div>
      <ProposeButton
        label={proposals('obligation.open')}
        named={proposals('obligation.openNamed', { title: spoken(title) })}
        dialog={(handlers) => <ObligationDialog {...handlers} authorityId={authorityId} held={obligation} />}
      />
    </Card>
  );
}
