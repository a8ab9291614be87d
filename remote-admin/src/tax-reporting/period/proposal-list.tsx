import type { TaxPeriodDetail } from '@tallyhouse/shared/contracts/tax-periods';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useTaxReportingText } from '../use-tax-reporting-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface ProposalListProps {
  readonly period: TaxPeriodDetail;
  readonly zone: string;
}

/** Every proposal of a period, who made it and who decided it. */
export function ProposalList({ period, zone }: ProposalListProps) {
  const text = useTaxReportingText();
  if (period.proposals.length === 0) return <p>{text('history.noProposals')}</p>;
  return (
    <ul className="th-flush th-indent-20">
      {period.proposals.map((proposal) => (
        <li key={proposal.id} className="th-after-6">
          <strong>{text(`history.kind.${proposal.kind}`)}</strong> ·{' '}
          {text('proposal.by', {
            name: personInWords(proposal.proposedBy.name, proposal.proposedBy.account),
            at: instantText(proposal.proposedAt, zone),
          })}{' '}
          ·{' '}
          {proposal.decidedBy === null
            ? text(`history.state.${proposal.state}`)
            : text('history.decided', {
                state: text(`history.state.${proposal.state}`),
                name: personInWords(proposal.decidedBy.name, proposal.decidedBy.account),
                at: instantText(proposal.decidedAt, zone),
              })}
          {proposal.reason === '' ? null : <div>{text('proposal.reason', { reason: proposal.reason })}</div>}
          {proposal.decisionReason === null ? null : <div>{proposal.decisionReason}</div>}
        </li>
      ))}
    </ul>
  );
}
