import { exportOwnData } from '@tallyhouse/shared/contracts/settings';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { DownloadOutlined } from '@tallyhouse/shared/kit/icons';
import { useMutation } from '@tallyhouse/shared/kit/query';
import { saveDownload } from '@tallyhouse/shared/reporting/save-download';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useSettingsText } from '../../../i18n/use-settings-text';

/** Everything that is kept about the user, as a file. */
export function OwnDataSection() {
  const text = useSettingsText();
  const { http } = useRemoteHost();
  const saving = useMutation({
    mutationFn: () => http.download(exportOwnData, {}),
    onSuccess: (file) => saveDownload(file, 'tallyhouse-own-data.json'),
  });
  return (
    <>
      <p className="th-before-0">{text('ownData.what')}</p>
      {saving.error === null ? null : <ProblemNotice title={text('ownData.failed')} error={saving.error} />}
      <ActionButton
        icon={<DownloadOutlined aria-hidden />}
        loading={saving.isPending}
        onClick={() => saving.mutate()}
      >
        {text('ownData.button')}
      </ActionButton>
      {saving.isSuccess ? <p role="status">{text('ownData.done')}</p> : null}
    </>
  );
}
