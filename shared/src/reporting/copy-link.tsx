import { useRemoteHost } from '../host/remote-host';
import { Button } from '../kit/core';
import { CopyOutlined } from '../kit/icons';
import { linkFor } from '../session/link-brand';
import { useReportingText } from './use-reporting-text';

/** Copies the address of what is shown together with its brand: whoever opens it, and may, sees the same. */
export function CopyLink() {
  const text = useReportingText();
  const host = useRemoteHost();
  const copy = () => {
    navigator.clipboard.writeText(linkFor(location.href, host.session.brand?.id ?? null)).then(
      () => host.notify({ kind: 'success', text: text('link.copied') }),
      () => host.notify({ kind: 'error', text: text('link.refused') }),
    );
  };
  return (
    <Button type="text" className="th-pad-inline-8" icon={<CopyOutlined aria-hidden />} onClick={copy}>
      {text('link.copy')}
    </Button>
  );
}
