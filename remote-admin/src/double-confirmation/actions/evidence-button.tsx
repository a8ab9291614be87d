import type { ConfirmationDetail } from '@tallyhouse/shared/contracts/confirmation-items';
import { downloadEvidence } from '@tallyhouse/shared/contracts/evidence';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { FileZipOutlined } from '@tallyhouse/shared/kit/icons';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { saveDownload } from '@tallyhouse/shared/reporting/save-download';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useConfirmationText } from '../use-confirmation-text';

/** Everything that proves a confirmed version, as a zip. Nothing for those who may not have it. */
export function EvidenceButton({ item }: { readonly item: ConfirmationDetail }) {
  const text = useConfirmationText();
  const host = useRemoteHost();
  const { id, title, version } = item.report;
  const download = useMutation({
    mutationFn: () => host.http.download(downloadEvidence, { params: { reportId: id } }),
    onSuccess: (file) => {
      saveDownload(file, `evidence-${id}-v${version}.zip`);
      host.notify({ kind: 'success', text: text('action.evidenceDone', { title }) });
    },
  });
  if (!host.session.permissions.includes('evidence.download')) return null;
  return (
    <>
      <ActionButton
        icon={<FileZipOutlined aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {text('action.evidence')}
      </ActionButton>
      {download.isError ? (
        <ProblemNotice
          title={text('action.evidenceFailed')}
          error={download.error}
          onRetry={() => download.mutate()}
        />
      ) : null}
    </>
  );
}
