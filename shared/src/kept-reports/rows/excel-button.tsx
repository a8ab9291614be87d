import type { downloadReportExcel } from '../../contracts/online-reports';
import type { CallInput } from '../../contracts/remote';
import { useRemoteHost } from '../../host/remote-host';
import { writtenIn } from '../../contracts/words/written-in';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../kit/core';
import { CloseOutlined, FileExcelOutlined } from '../../kit/icons';
import { useMutation } from '../../kit/query';
import { saveDownload } from '../../reporting/save-download';
import { ProblemNotice } from '../../ui/problem-notice';
import { useRef, useState } from 'react';
import { useKeptReportsText } from '../i18n/use-kept-reports-text';

interface ExcelButtonProps {
  readonly call: typeof downloadReportExcel;
  readonly body: CallInput<typeof downloadReportExcel>['body'];
}

/** Everything that the view matches, all pages, as report.xlsx. Cancelling stops the server too. */
export function ExcelButton({ call, body }: ExcelButtonProps) {
  const text = useKeptReportsText();
  const host = useRemoteHost();
  const language = writtenIn(useLocale());
  const abort = useRef<AbortController>(null);
  const [wasCancelled, setCancelled] = useState(false);
  const download = useMutation({
    mutationFn: () => {
      abort.current = new AbortController();
      setCancelled(false);
      return host.http.download(call, {
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
