import { fileReport } from '@tallyhouse/shared/contracts/filing-calls';
import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { largestReceiptBytes, receiptTypes } from '@tallyhouse/shared/contracts/filing-by-hand';
import type { CallInput } from '@tallyhouse/shared/contracts/remote';
import { clockInZone } from '@tallyhouse/shared/format/instant-in-zone';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Input } from '@tallyhouse/shared/kit/core';
import { ChooseFile } from '@tallyhouse/shared/ui/choose-file';
import { DateField } from '@tallyhouse/shared/ui/date-field';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { FieldFault } from '../decision/warning-fields';
import { useAction } from '../actions/use-action';
import { useConfirmationText } from '../use-confirmation-text';
import { base64Of, filingFaults, instantOf, type FilingField, type FilingForm } from './filing-form';

interface FileDialogProps {
  readonly item: ConfirmationDetail;
  readonly payloadHash: string;
  /** In which the time is typed: the brand's. */
  readonly zone: string;
  readonly onClose: () => void;
}

const megabytes = largestReceiptBytes / 1024 / 1024;

/** Records what a portal gave: its reference, when, and the receipt. */
export function FileDialog({ item, payloadHash, zone, onClose }: FileDialogProps) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const id = useId();
  const [form, setForm] = useState<FilingForm>(() => ({
    reference: '',
    filedAt: clockInZone(Date.now(), zone),
    note: '',
    receipt: null,
  }));
  const [faults, setFaults] = useState<readonly FilingField[]>([]);
  const action = useAction((body: CallInput<typeof fileReport>['body'], headers) =>
    host.http.call(fileReport, { params: { id: item.report.id }, body, headers }),
  );
  const record = async () => {
    const found = filingFaults(form, zone);
    setFaults(found);
    const { receipt } = form;
    const filedAt = instantOf(form.filedAt, zone);
    if (found[0] !== undefined || receipt === null || filedAt === null) {
      document.getElementById(`${id}-${found[0] ?? 'receipt'}`)?.focus();
      return;
    }
    const content = await base64Of(receipt);
    if (content === null) {
      setFaults(['receipt']);
      return;
    }
    const contentType = receiptTypes.find((type) => type === receipt.type) ?? 'application/pdf';
    const note = form.note.trim();
    const body = {
      ...{ payloadHash, reference: form.reference.trim(), filedAt },
      receipt: { name: receipt.name, contentType, content },
      note: note === '' ? null : note,
    };
    action.run(body, () => {
      host.notify({ kind: 'success', text: text('filing.done') });
      onClose();
    });
  };
  const fault = (field: FilingField) => (
    <FieldFault
      id={`${id}-${field}-fault`}
      words={faults.includes(field) ? text(`filing.fault.${field}`, { megabytes }) : null}
    />
  );
  const common = (field: FilingField) => ({
    id: `${id}-${field}`,
    'aria-invalid': faults.includes(field),
    status: faults.includes(field) ? ('error' as const) : ('' as const),
    'aria-describedby': `${id}-${field}-fault`,
  });
  return (
    <FormDialog
      title={text('filing.recordTitle', { authority: item.authorityId ?? '' })}
      okText={text('filing.ok')}
      cancelText={text('acknowledging.cancel')}
      okButtonProps={{ loading: action.isBusy }}
      onOk={() => void record()}
      onCancel={onClose}
    >
      <p>{text('filing.recordLead')}</p>
      <div className="th-desk-field">
        <label htmlFor={`${id}-reference`}>{text('filing.reference')}</label>
        <Input
          {...common('reference')}
          maxLength={100}
          value={form.reference}
          onChange={({ target }) => setForm({ ...form, reference: target.value })}
        />
        {fault('reference')}
      </div>
      <div className="th-desk-field">
        <label htmlFor={`${id}-filedAt`}>{text('filing.filedAtIn', { zone })}</label>
        <DateField
          {...common('filedAt')}
          precision="minute"
          value={form.filedAt === '' ? undefined : form.filedAt}
          onChange={(filedAt) => setForm({ ...form, filedAt: filedAt ?? '' })}
        />
        {fault('filedAt')}
      </div>
      <div className="th-desk-field">
        <label htmlFor={`${id}-receipt`}>{text('filing.receiptFile', { megabytes })}</label>
        <ChooseFile
          id={`${id}-receipt`}
          label={text('filing.receipt')}
          action={text('filing.choose')}
          accept={receiptTypes.join(',')}
          isFaulty={faults.includes('receipt')}
          onChoose={(receipt) => setForm({ ...form, receipt })}
        >
          {form.receipt?.name ?? text('filing.none')}
        </ChooseFile>
        {fault('receipt')}
      </div>
      <div className="th-desk-field">
        <label htmlFor={`${id}-note`}>{text('filing.note')}</label>
        <Input
          {...common('note')}
          maxLength={1000}
          value={form.note}
          onChange={({ target }) => setForm({ ...form, note: target.value })}
        />
        {fault('note')}
      </div>
      {action.error === null ? null : <ProblemNotice title={text('filing.failed')} error={action.error} />}
    </FormDialog>
  );
}
