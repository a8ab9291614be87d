import type { StatusReport } from '@tallyhouse/shared/contracts/status-reports';
import { Person } from '@tallyhouse/shared/ui/person';
import { NoData } from '@tallyhouse/shared/ui/no-data';
import { useReportsLogText } from './use-reports-log-text';

type Step = Pick<StatusReport, 'to' | 'actor' | 'reason'>;

/** Why a step was taken: in the page's language where the product says it, else as a person or an authority wrote it. */
export function StepReason({ step: { to, reason } }: { readonly step: Step }) {
  const text = useReportsLogText();
  if (reason === null) return <NoData />;
  if (to === 'EXPIRED' || to === 'STALE') return text(`reason.${to}`);
  return <span dir="auto">{reason}</span>;
}

/** Who took a step; the product itself is no person. */
export function StepActor({ step: { actor } }: { readonly step: Step }) {
  const text = useReportsLogText();
  return actor.id === 'system' ? text('system') : <Person name={actor.name} account={actor.account} />;
}
