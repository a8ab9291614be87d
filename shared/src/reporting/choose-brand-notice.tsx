import { useRemoteHost } from '../host/remote-host';
import { Button } from '../kit/core';
import { EmptyNotice } from '../ui/empty-notice';
import { useReportingText } from './use-reporting-text';

/** Stands where a page needs one brand and the group view has none. */
export function ChooseBrandNotice() {
  const host = useRemoteHost();
  const text = useReportingText();
  return (
    <EmptyNotice
      title={text('chooseBrand.title')}
      hint={text('chooseBrand.hint')}
      action={
        <Button type="primary" onClick={() => host.navigate('/brands')}>
          {text('chooseBrand.action')}
        </Button>
      }
    />
  );
}
