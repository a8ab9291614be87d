import { useRef, useState } from 'react';
import {
  createExport,
  mostExportedRows,
  type ExportFormat,
  type ExportRequest,
} from '../../contracts/exports';
import type { Job } from '../../contracts/jobs';
import { useRemoteHost } from '../../host/remote-host';
import { countText } from '../../format/count';
import { writtenIn } from '../../contracts/words/written-in';
import { useLocale } from '../../i18n/use-locale';
import { Alert, Button } from '../../kit/core';
import { Modal } from '../../kit/modal';
import { useMutation } from '../../kit/query';
import { ProblemNotice } from '../../ui/problem-notice';
import type { ExportAbout } from './export-about';
import { ExportFacts } from './export-facts';
import { FollowedJob } from './followed-job';
import { FormatChoice } from './format-choice';
import { useExportsText } from './use-exports-text';
import { useAnnounceJob } from './use-jobs';

interface ExportDialogProps {
  readonly sourceOf: (format: ExportFormat) => ExportRequest;
  readonly about: ExportAbout;
  readonly onClose: () => void;
}

/** Says what will be written, asks for the format, starts the job and follows it. */
export function ExportDialog({ sourceOf, about, onClose }: ExportDialogProps) {
  const text = useExportsText();
  const { http } = useRemoteHost();
  const announce = useAnnounceJob();
  const language = writtenIn(useLocale());
  const [format, setFormat] = useState<ExportFormat>('xlsx');
  const [job, setJob] = useState<Job | null>(null);
  // The same export has the same key: after a lost answer a second try finds the job of the first.
  const key = useRef<string>(null);
  const starting = useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID();
      return http.call(createExport, {
        body: { source: sourceOf(format), format, language },
        headers: { 'Idempotency-Key': key.current },
      });
    },
    onSuccess: (started) => {
      announce(started);
      setJob(started);
    },
  });
  const choose = (chosen: ExportFormat) => {
    key.current = null;
    starting.reset();
    setFormat(chosen);
  };
  const again = () => {
    key.current = null;
    setJob(null);
  };
  const mostRows = mostExportedRows(format);
  const isTooMuch = (about.rowCount ?? 0) > mostRows;
  return (
    <Modal
      open
      width={560}
      title={text('dialog.title', { title: about.title })}
      onCancel={onClose}
      footer={
        job === null
          ? [
              <Button key="cancel" onClick={onClose}>
                {text('dialog.cancel')}
              </Button>,
              <Button
                key="start"
                type="primary"
                loading={starting.isPending}
                disabled={isTooMuch}
                onClick={() => starting.mutate()}
              >
                {text('dialog.start')}
              </Button>,
            ]
          : [
              <Button key="again" onClick={again}>
                {text('dialog.again')}
              </Button>,
              <Button key="close" type="primary" onClick={onClose}>
                {text('dialog.close')}
              </Button>,
            ]
      }
    >
      {job === null ? (
        <>
          <ExportFacts about={about} format={format} />
          <FormatChoice format={format} onChoose={choose} />
          {isTooMuch ? (
            <Alert
              type="warning"
              showIcon
              title={text(format === 'pdf' ? 'dialog.tooManyForPdf' : 'dialog.tooMany', {
                most: countText(mostRows),
              })}
            />
          ) : null}
          {starting.error === null ? null : (
            <ProblemNotice
              title={text('dialog.failed')}
              error={starting.error}
              note={text('dialog.failedNote')}
              onRetry={() => starting.mutate()}
            />
          )}
        </>
      ) : (
        <>
          <p role="status">{text('dialog.started')}</p>
          <FollowedJob started={job} />
        </>
      )}
    </Modal>
  );
}
