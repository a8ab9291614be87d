import type { ReportState } from '../../contracts/reports';
import { adoptStyles } from '../../ui/adopt-styles';
import { usePageText } from './use-page-text';

const styles = `
.th-flow { display: flex; flex-wrap: wrap; gap: 2px 14px; margin: 0; padding: 0; list-style: none; }
.th-flow li { position: relative; white-space: nowrap; }
.th-flow li + li::before { content: '→'; position: absolute; inset-inline-start: -13px; color: var(--th-ink-soft); }
.th-flow li + li:dir(rtl)::before { content: '←'; }
.th-flow li[aria-current] { color: var(--th-ink); font-weight: 600; }
.th-unsaid { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;

const steps = ['draft', 'simulated', 'awaiting', 'sent'] as const;

/** How far a report is on its way: `✓ Draft → ● Simulated → ○ Awaiting → ○ Sent`. */
export function ReportFlow({ state }: { readonly state: ReportState }) {
  adoptStyles(styles);
  const text = usePageText();
  const reached = stepOf(state);
  return (
    <ol className="th-flow" aria-label={text('context.flow')}>
      {steps.map((step, place) => {
        const stand = place < reached ? 'done' : place === reached ? 'now' : 'next';
        return (
          <li key={step} aria-current={stand === 'now' ? 'step' : undefined}>
            <span aria-hidden="true">{{ done: '✓', now: '●', next: '○' }[stand]} </span>
            {text(`context.flowSteps.${step}`)}
            <span className="th-unsaid">, {text(`context.flowStep.${stand}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function stepOf(state: ReportState): number {
  switch (state) {
    case 'DRAFT':
    case 'EXPIRED':
    case 'DELETED':
      return 0;
    case 'SIMULATED':
    case 'STALE':
    case 'RETURNED':
      return 1;
    case 'PENDING_CONFIRMATION':
    case 'CONFIRMED':
    case 'SEND_FAILED':
      return 2;
    case 'SENDING':
    case 'FILED_BY_HAND':
    case 'SENT':
    case 'ACKNOWLEDGED':
    case 'ACCEPTED':
    case 'REJECTED':
    case 'AMENDMENT_NEEDED':
      return 3;
  }
}
