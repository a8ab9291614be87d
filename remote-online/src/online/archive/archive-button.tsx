import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useSessionMay } from '@tallyhouse/shared/host/use-session-may';
import { FileZipOutlined } from '@tallyhouse/shared/kit/icons';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useOnlineText } from '../../i18n/use-online-text';
import { onlinePaths } from '../online-paths';

/** Leads to the archive of last reports, for whoever may see their rows. */
export function ArchiveButton() {
  const text = useOnlineText();
  const host = useRemoteHost();
  const maySee = useSessionMay('reports.view-detail');
  if (!maySee || host.session.brand === null) return null;
  return (
    <ActionButton icon={<FileZipOutlined aria-hidden />} onClick={() => host.navigate(onlinePaths.archive)}>
      {text('archive.title')}
    </ActionButton>
  );
}
