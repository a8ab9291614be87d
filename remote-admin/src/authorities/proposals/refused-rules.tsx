import type { Problem } from '@tallyhouse/shared/contracts/problem';
import { Alert } from '@tallyhouse/shared/kit/core';
import { problemOf, ProblemNotice, TraceId } from '@tallyhouse/shared/ui/problem-notice';
import { useChangesText } from '../../changes/use-changes-text';
import { faultsByRule } from './faults-by-rule';
import { useProposalsText } from './use-proposals-text';

/** Why a rule pack was refused: rule by rule where rules are at fault. */
export function RefusedRules({ error }: { readonly error: unknown }) {
  const text = useProposalsText();
  const changesText = useChangesText();
  const problem: Problem | null = problemOf(error);
  const faults = faultsByRule(problem?.errors ?? []);
  if (problem === null || faults.length === 0) {
    return <ProblemNotice title={changesText('proposeFailed')} error={error} />;
  }
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={text('rulePack.refused')}
      description={
        <>
          <ul style={{ margin: 0, paddingInlineStart: 18, maxBlockSize: 220, overflowY: 'auto' }}>
            {faults.map(({ rule, messages }) => (
              <li key={rule}>
                {rule === '' ? text('rulePack.refusedFile') : text('rulePack.refusedRule', { rule })}
                <ul lang="en" className="th-indent-18">
                  {messages.map((message) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <TraceId problem={problem} />
        </>
      }
    />
  );
}
