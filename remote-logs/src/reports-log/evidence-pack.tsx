import { downloadEvidence } from '@tallyhouse/shared/contracts/evidence';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { FileZipOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { saveDownload } from '@tallyhouse/shared/reporting/save-download';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useEffect, useRef } from 'react';
import { SectionTitle } from './section-title';
import { useReportsLogText } from './use-reports-log-text';

/** Everything that proves one version, as a file; the server says when there is nothing to prove yet. */
export function EvidencePack({ reportId }: { readonly reportId: string }) {
  const { http, session } = useRemoteHost();
  const text = useReportsLogText();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const download = useMutation({
    mutationFn: async () => {
      const abort = new AbortController();
      running.current = abort;
      const pack = await http.download(downloadEvidence, { params: { reportId }, signal: abort.signal });
      const name = pack.fileName ?? `evidence-${reportId}.zip`;
      saveDownload(pack, name);
      return name;
    },
  });
  const mayDownload = session.permissions.includes('evidence.download');
  const wasStopped = download.error instanceof Error && download.error.name === 'AbortError';
  return (
    <section>
      <SectionTitle words={text('evidence.title')} />
      <p className="th-before-0 th-after-8">{text('evidence.explain')}</p>
      <Flex gap="small" wrap align="center">
        <ActionButton
          icon={<FileZipOutlined aria-hidden />}
          loading={download.isPending}
          blockedBecause={mayDownload ? null : text('evidence.mayNot')}
          onClick={() => download.mutate()}
        >
          {text(download.isPending ? 'evidence.making' : 'evidence.download')}
        </ActionButton>
        {download.isPending ? (
          <Button onClick={() => running.current?.abort()}>{text('evidence.cancel')}</Button>
        ) : null}
        {download.isSuccess ? (
          <span role="status">{text('evidence.saved', { name: download.data })}</span>
        ) : null}
      </Flex>
      {download.isError && !wasStopped ? (
        <ProblemNotice
          title={text('evidence.failed')}
          error={download.error}
          onRetry={() => download.mutate()}
        />
      ) : null}
    </section>
  );
}
