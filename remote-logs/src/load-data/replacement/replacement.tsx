import type { LoadBatchDetail } from '@tallyhouse/shared/contracts/load-handling';
import type { LoadState } from '@tallyhouse/shared/contracts/load-data';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert } from '@tallyhouse/shared/kit/core';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { useLacking } from '@tallyhouse/shared/reporting/use-lacking';
import { useState } from 'react';
import { useLoadDataText } from '../../i18n/use-load-data-text';
import { BatchLink } from '../batch-link';
import { DrawerHeading } from '../drawer-heading';
import { ReplaceDialog, type Replaced } from './replace-dialog';

/** As the server has it: only a whole file that was loaded and is in force can be replaced. */
const inForce: ReadonlySet<LoadState> = new Set(['LOADED', 'PARTIAL', 'LATE']);

interface ReplacementProps {
  readonly batch: LoadBatchDetail;
  readonly zone: string;
}

/** The files that this one and another stand for, and the way to put a newer one in its place. */
export function Replacement({ batch, zone }: ReplacementProps) {
  const { session } = useRemoteHost();
  const text = useLoadDataText();
  const lacking = useLacking();
  const [isOpen, setOpen] = useState(false);
  const [replaced, setReplaced] = useState<Replaced | null>(null);
  const { supersedes, supersededBy, reprocesses } = batch;
  const mayReplace = inForce.has(batch.state) && reprocesses === null;
  const links = [
    [supersededBy, 'replacement.by'],
    [supersedes, 'replacement.of'],
    [reprocesses, 'replacement.rejectsOf'],
  ] as const;
  const linked = links.filter(([id]) => id !== null);
  if (!mayReplace && replaced === null && linked.length === 0) return null;
  return (
    <section>
      <DrawerHeading words={text('replacement.heading')} />
      <div style={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
        {replaced === null ? null : (
          <Alert
            type="success"
            showIcon
            role="status"
            title={text('replacement.done')}
            description={text('replacement.outcome', {
              accepted: countText(replaced.batch.accepted),
              corrected: countText(replaced.batch.corrected),
              duplicate: countText(replaced.batch.duplicate),
              withdrawn: countText(replaced.withdrawn),
            })}
          />
        )}
        {linked.map(([id, words]) =>
          id === null ? null : <BatchLink key={id} id={id} words={text(words)} />,
        )}
        {mayReplace ? (
          <ActionButton
            blockedBecause={session.permissions.includes('loads.manage') ? null : lacking('loads.manage')}
            onClick={() => setOpen(true)}
          >
            {text('replacement.button')}
          </ActionButton>
        ) : null}
      </div>
      {isOpen ? (
        <ReplaceDialog
          batch={batch}
          zone={zone}
          onClose={() => setOpen(false)}
          onDone={(done) => {
            setOpen(false);
            setReplaced(done);
          }}
        />
      ) : null}
    </section>
  );
}
