import { supersedeBatch, type LoadBatchDetail } from '@tallyhouse/shared/contracts/load-handling';
import type { CallAnswer } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { FormDialog } from '@tallyhouse/shared/ui/unsaved/form-dialog';
import { useMutation, useQueryClient } from '@tallyhouse/shared/kit/query';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useId, useState } from 'react';
import { useLoadDataText } from '../../i18n/use-load-data-text';
import { loadKeys } from '../load-data-queries';
import { FileComparison } from './file-comparison';
import { fileFaults } from './file-faults';
import { FileField } from './file-field';
import { readFileHeader, type ChosenFile } from './read-file-header';

export type Replaced = CallAnswer<typeof supersedeBatch>;

interface ReplaceDialogProps {
  readonly batch: LoadBatchDetail;
  readonly zone: string;
  readonly onDone: (replaced: Replaced) => void;
  readonly onClose: () => void;
}

/** Says what comes of another file, compares both, and puts the new one in place of the old. */
export function ReplaceDialog({ batch, zone, onDone, onClose }: ReplaceDialogProps) {
  const { http } = useRemoteHost();
  const text = useLoadDataText();
  const queries = useQueryClient();
  const fieldId = useId();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  const [isTried, setTried] = useState(false);
  const replacing = useMutation({
    mutationFn: ({ file, contentType }: ChosenFile) =>
      http.call(supersedeBatch, {
        params: { id: batch.id },
        body: file,
        headers: { 'Content-Type': contentType },
      }),
    onSuccess: async (replaced) => {
      onDone(replaced);
      await Promise.all(loadKeys.map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  const header = chosen?.header ?? null;
  const faults = fileFaults(text, batch, chosen);
  const act = () => {
    setTried(true);
    if (faults.length === 0 && chosen !== null && !replacing.isPending) replacing.mutate(chosen);
  };
  const choose = async (file: File) => {
    replacing.reset();
    setChosen(await readFileHeader(file));
  };
  const { seq, source, reports } = batch;
  return (
    <FormDialog
      width={640}
      title={text('replacement.title', { seq, source })}
      okText={text('replacement.ok')}
      cancelText={text('reprocess.cancel')}
      okButtonProps={{ danger: true, loading: replacing.isPending }}
      onOk={act}
      onCancel={onClose}
    >
      <div className="th-stack-12">
        <div>{text('replacement.effect')}</div>
        <div>
          {reports.length === 0
            ? text('reprocess.noReports')
            : text('reprocess.reports', { count: reports.length })}
        </div>
        {faults.length > 0 && (isTried || chosen !== null) ? (
          <FaultSummary faults={faults} fieldId={fieldId} />
        ) : null}
        <FileField id={fieldId} chosen={chosen?.file.name ?? null} onChoose={(file) => void choose(file)} />
        {chosen === null || header === null ? null : (
          <FileComparison batch={batch} header={header} bytes={chosen.file.size} zone={zone} />
        )}
        {replacing.isError ? (
          <ProblemNotice title={text('replacement.failed')} error={replacing.error} />
        ) : null}
      </div>
    </FormDialog>
  );
}

interface FaultSummaryProps {
  readonly faults: readonly string[];
  readonly fieldId: string;
}

function FaultSummary({ faults, fieldId }: FaultSummaryProps) {
  const text = useLoadDataText();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={text('gap.problem')}
      description={
        <ul className="th-flush th-indent-16">
          {faults.map((fault) => (
            <li key={fault}>
              <a href={`#${fieldId}`}>{fault}</a>
            </li>
          ))}
        </ul>
      }
    />
  );
}
