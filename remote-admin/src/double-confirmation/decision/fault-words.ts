import { fieldName } from '../control-words';
import type { ConfirmationText } from '../use-confirmation-text';
import type { FormFault, Submission } from './decision-form';

/** A fault as it stands both at its field and in the summary. */
export function faultWords(fault: FormFault, submission: Submission, text: ConfirmationText): string {
  if (fault.kind === 'SECOND_FACTOR_REQUIRED') return text(`refused.${fault.kind}`);
  if (fault.kind === 'CONTROL_TOTAL_MISMATCH')
    return text(`refused.${fault.kind}`, { count: fault.attemptsLeft });
  const warning = 'id' in fault ? submission.warnings.find(({ id }) => id === fault.id) : undefined;
  return text(`decide.fault.${fault.kind}`, {
    detail: warning?.detail ?? '',
    field: fieldName(submission.controlFields[0] ?? '', text),
  });
}
