import type { Change } from '@tallyhouse/shared/contracts/changes';
import { Alert } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import { ChangeWords } from './change-words';
import { useChangesText } from './use-changes-text';
import { useShownZone } from './use-shown-zone';

/** Says that something was proposed and leads to it; nothing before. */
export function ProposedNotice({ change }: { readonly change: Change | null }) {
  const text = useChangesText();
  const zone = useShownZone();
  if (change === null) return null;
  return (
    <Alert
      type="success"
      showIcon
      role="status"
      className="th-after-12"
      title={text('proposed')}
      description={
        <>
          <ChangeWords change={change} zone={zone} />.{' '}
          <Link to={`/settings/changes?box=mine&change=${encodeURIComponent(change.id)}`}>{text('see')}</Link>
        </>
      }
    />
  );
}
