import { acknowledgeReport } from '@tallyhouse/shared/contracts/confirmation';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import type { CallInput } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { Segmented } from '@tallyhouse/shared/kit/select';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { FieldFault } from '../decision/warning-fields';
import { useConfirmationText } from '../use-confirmation-text';
import { answerBody, answerFaults, answerKinds, type AnswerField, type AnswerForm } from './answer-form';
import { useAction } from './use-action';

type AnswerBody = CallInput<typeof acknowledgeReport>['body'];

interface AcknowledgeDialogProps {
  readonly item: ConfirmationDetail;
  readonly onClose: () => void;
}

/** Attaches an answer of the authority that came by letter, mail or portal. */
export function AcknowledgeDialog({ item, onClose }: AcknowledgeDialogProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const id = useId();
  // A portal's reference is its acknowledgement.
  const isFiled = item.report.state === 'FILED_BY_HAND';
  const kinds = answerKinds.filter((kind) => !isFiled || kind !== 'ACKNOWLEDGED');
  const [form, setForm] = useState<AnswerForm>({
    kind: kinds[0] ?? 'ACCEPTED',
    ackRef: item.filing?.filed?.reference ?? '',
    code: '',
    words: '',
    note: '',
  });
  const [faults, setFaults] = useState<readonly AnswerField[]>([]);
  const action = useAction((body: AnswerBody, headers) =>
    host.http.call(acknowledgeReport, { params: { id: item.report.id }, body, headers }),
  );
  const attach = () => {
    const found = answerFaults(form);
    setFaults(found);
    if (found[0] !== undefined) {
      document.getElementById(`${id}-${found[0]}`)?.focus();
      return;
    }
    action.run(answerBody(form), () => {
      host.notify({ kind: 'success', text: text('acknowledging.done') });
      onClose();
    });
  };
  const fields: readonly AnswerField[] =
    form.kind === 'REJECTED' ? ['ackRef', 'code', 'words', 'note'] : ['ackRef', 'note'];
  return (
    <FormDialog
      title={text('acknowledging.title', { authority: item.authorityId ?? '' })}
      okText={text('acknowledging.ok')}
      cancelText={text('acknowledging.cancel')}
      okButtonProps={{ loading: action.isBusy }}
      onOk={attach}
      onCancel={onClose}
    >
      <p>{text('acknowledging.lead')}</p>
      <div className="th-desk-field">
        <Segmented<AnswerForm['kind']>
          aria-label={text('acknowledging.kind')}
          value={form.kind}
          options={kinds.map((kind) => ({ value: kind, label: text(`item.ackKind.${kind}`) }))}
          onChange={(kind) => setForm({ ...form, kind })}
        />
      </div>
      {fields.map((field) => {
        const isFaulty = faults.includes(field);
        return (
          <div key={field} className="th-desk-field">
            <label htmlFor={`${id}-${field}`}>{text(`acknowledging.${field}`)}</label>
            <Input
              id={`${id}-${field}`}
              maxLength={field === 'ackRef' ? 100 : field === 'code' ? 60 : 1000}
              placeholder={field === 'note' ? text('acknowledging.noteHint') : undefined}
              value={form[field]}
              status={isFaulty ? 'error' : ''}
              aria-invalid={isFaulty}
              aria-describedby={`${id}-${field}-fault`}
              onChange={({ target }) => setForm({ ...form, [field]: target.value })}
            />
            <FieldFault
              id={`${id}-${field}-fault`}
              words={isFaulty ? text(`acknowledging.fault.${field}`) : null}
            />
          </div>
        );
      })}
      {action.error === null ? null : (
        <ProblemNotice title={text('acknowledging.failed')} error={action.error} />
      )}
    </FormDialog>
  );
}
