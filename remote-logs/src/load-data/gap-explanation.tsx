import {
  explainGap,
  gapReasonSchema,
  type GapExplanation as Explanation,
  type GapReason,
} from '@tallyhouse/shared/contracts/load-handling';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Input } from '@tallyhouse/shared/kit/core';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { Select } from '@tallyhouse/shared/kit/select';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { ReasonField } from '@tallyhouse/shared/ui/reason-field';
import { useId, useState } from 'react';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { loadKeys } from './load-data-queries';
import { Person } from '@tallyhouse/shared/ui/person';
import { useLacking } from '@tallyhouse/shared/reporting/use-lacking';

interface GapExplanationProps {
  readonly batchId: string;
  readonly explanation: Explanation | null;
  readonly zone: string;
}

/** Why a number is missing for good, who said so, and the way to say it. */
export function GapExplanation({ batchId, explanation, zone }: GapExplanationProps) {
  const { session } = useRemoteHost();
  const text = useLoadDataText();
  const lacking = useLacking();
  const [isOpen, setOpen] = useState(false);
  const mayExplain = session.permissions.includes('loads.manage');
  return (
    <>
      {explanation === null ? (
        <Alert type="error" showIcon title={text('drawer.missing')} />
      ) : (
        <Alert
          type={explanation.reason === 'LOST' ? 'warning' : 'info'}
          showIcon
          title={text(`gap.reason.${explanation.reason}`)}
          description={
            <>
              <div>{explanation.note}</div>
              {explanation.evidence === null ? null : (
                <div>{text('gap.evidenceIs', { evidence: explanation.evidence })}</div>
              )}
              <div>
                <Person {...explanation.by} />, {instantText(explanation.at, zone)}
              </div>
            </>
          }
        />
      )}
      <div>
        <ActionButton
          blockedBecause={mayExplain ? null : lacking('loads.manage')}
          onClick={() => setOpen(true)}
        >
          {text(explanation === null ? 'gap.button' : 'gap.again')}
        </ActionButton>
      </div>
      {isOpen ? <ExplainDialog batchId={batchId} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** As the server asks. */
const leastNote = 10;

function ExplainDialog({ batchId, onClose }: { readonly batchId: string; readonly onClose: () => void }) {
  const host = useRemoteHost();
  const text = useLoadDataText();
  const queries = useQueryClient();
  const id = useId();
  const [reason, setReason] = useState<GapReason>('NUMBER_SKIPPED');
  const [note, setNote] = useState('');
  const [evidence, setEvidence] = useState('');
  const [isTried, setTried] = useState(false);
  const isShort = note.trim().length < leastNote;
  const explain = useMutation({
    mutationFn: () =>
      host.http.call(explainGap, {
        params: { id: batchId },
        body: { reason, note: note.trim(), evidence: evidence.trim() === '' ? null : evidence.trim() },
      }),
    onSuccess: async () => {
      host.notify({ kind: 'success', text: text('gap.done') });
      onClose();
      await Promise.all(loadKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  const act = () => {
    setTried(true);
    if (!isShort && !explain.isPending) explain.mutate();
  };
  return (
    <FormDialog
      title={text('gap.title')}
      okText={text('gap.ok')}
      cancelText={text('reprocess.cancel')}
      okButtonProps={{ loading: explain.isPending }}
      onOk={act}
      onCancel={onClose}
    >
      <div className="th-stack-12">
        <div>{text('gap.effect')}</div>
        {isTried && isShort ? (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={text('gap.problem')}
            description={<a href={`#${id}`}>{text('gap.noteShort')}</a>}
          />
        ) : null}
        <div>
          <label htmlFor={`${id}-reason`}>{text('gap.why')}</label>
          <Select<GapReason>
            id={`${id}-reason`}
            className="th-wide"
            value={reason}
            options={gapReasonSchema.options.map((value) => ({ value, label: text(`gap.reason.${value}`) }))}
            onChange={setReason}
          />
        </div>
        <ReasonField
          id={id}
          label={text('gap.note')}
          value={note}
          isWrong={isTried && isShort}
          onChange={setNote}
        />
        <div>
          <label htmlFor={`${id}-evidence`}>{text('gap.evidence')}</label>
          <Input
            id={`${id}-evidence`}
            maxLength={300}
            value={evidence}
            onChange={(event) => setEvidence(event.target.value)}
          />
        </div>
        {explain.isError ? <ProblemNotice title={text('gap.failed')} error={explain.error} /> : null}
      </div>
    </FormDialog>
  );
}
