import type { CriticalAlert } from '@tallyhouse/shared/contracts/critical-alerts';
import { Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog';
import { allowing, bulkDeeds, type BulkDeed } from './take-many';
import { useAlertsText } from './use-alerts-text';

interface SelectedAlertsProps {
  readonly selected: readonly CriticalAlert[];
  readonly zone: string;
  readonly onClear: () => void;
}

/** What can be done about the alerts that are ticked. */
export function SelectedAlerts({ selected, zone, onClear }: SelectedAlertsProps) {
  const text = useAlertsText();
  const [asked, setAsked] = useState<{
    readonly deed: BulkDeed;
    readonly alerts: readonly CriticalAlert[];
  }>();
  return (
    <>
      {selected.length === 0 ? null : (
        <Flex gap={8} wrap align="center" style={{ marginBlockEnd: 8 }} role="status">
          <span>{text('bulk.selected', { count: selected.length })}</span>
          {bulkDeeds.map((deed) => {
            const alerts = allowing(selected, deed);
            return (
              <Button key={deed} disabled={alerts.length === 0} onClick={() => setAsked({ deed, alerts })}>
                {text('bulk.act', { action: text(`action.${deed}`), count: alerts.length })}
              </Button>
            );
          })}
          <Button type="text" onClick={onClear}>
            {text('bulk.clear')}
          </Button>
        </Flex>
      )}
      {asked === undefined ? null : (
        <BulkDialog
          {...asked}
          zone={zone}
          onClose={() => {
            setAsked(undefined);
            onClear();
          }}
        />
      )}
    </>
  );
}
