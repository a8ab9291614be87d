import type { Change } from '@tallyhouse/shared/contracts/changes';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button } from '@tallyhouse/shared/kit/core';
import { useState } from 'react';
import { ProposedNotice } from '../../../changes/proposed-notice';
import { useAccountText } from '../../../i18n/use-account-text';
import { GamingDayDialog } from './gaming-day-dialog';

interface GamingDayProposalProps {
  readonly zone: string;
  readonly cutoff: string;
}

/** When the gaming day begins, and for administrators the way to propose another beginning. */
export function GamingDayProposal({ zone, cutoff }: GamingDayProposalProps) {
  const text = useAccountText();
  const { session } = useRemoteHost();
  const [isOpen, setOpen] = useState(false);
  const [proposed, setProposed] = useState<Change | null>(null);
  return (
    <div className="th-after-16">
      <p className="th-before-0">{text('brand.gamingDay', { cutoff, zone })}</p>
      <ProposedNotice change={proposed} />
      {session.permissions.includes('administration.propose') ? (
        <Button onClick={() => setOpen(true)}>{text('gamingDay.open')}</Button>
      ) : null}
      {isOpen ? (
        <GamingDayDialog
          zone={zone}
          cutoff={cutoff}
          onProposed={setProposed}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
