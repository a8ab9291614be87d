import { downloadReportExcel } from '@tallyhouse/shared/contracts/online-reports';
import type { CallInput } from '@tallyhouse/shared/contracts/remote';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { writtenIn } from '@tallyhouse/shared/contracts/words/written-in';
import { useLocale } from '@tallyhouse/shared/i18n/use-locale';
import { Button } from '@tallyhouse/shared/kit/core';
import { CloseOutlined, FileExcelOutlined } from '@tallyhouse/shared/kit/icons';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { saveDownload } from '@tallyhouse/shared/reporting/save-download';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useRef, useState } from 'react';
import { useOnlineText } from '../../i18n/use-online-text';

interface ExcelButtonProps {
  readonly body: CallInput<typeof downloadReportExcel>['body'];
}

/** Everything that the view matches, all pages, as report.xlsx. Cancelling stops the server too. */
export function ExcelButton({ body }: ExcelButtonProps) {
  const text = useOnlineText();
  const host = useRemoteHost();
  const language = writtenIn(useLocale());
  const abort = useRef<AbortController>(null);
  const [wasCancelled, setCancelled] = useState(false);
  const download = useMutation({
    mutationFn: () => {
      abort.current = new AbortController();
      setCancelled(false);
      return host.http.download(downloadReportExcel, {
        query: { language },
        body,
        signal: abort.current.signal,
      });
    },
    onSuccess: (file) => {
      saveDownload(file, 'report.xlsx');
      host.notify({ kind: 'success', text: text('rows.excelDone') });
    },
  });
  const cancel = () => {
    setCancelled(true);
    abort.current?.abort();
  };
  return (
    <>
      <Button
        icon={<FileExcelOutlined aria-hidden />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {text(download.isPending ? 'rows.excelBusy' : 'rows.excel')}
      </Button>
      {download.isPending ? (
        <Button icon={<CloseOutlined aria-hidden />} onClick={cancel}>
          {text('rows.cancel')}
        </Button>
      ) : null}
      {download.isError && !wasCancelled ? (
        <div style={{ flexBasis: '100%' }}>
          <ProblemNotice
            title={text('rows.excelFailed')}
            error={download.error}
            onRetry={() => download.mutate()}
          />
        </div>
      ) : null}
    </>
  );
}
