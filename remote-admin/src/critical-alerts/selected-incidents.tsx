import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog';
import { deedsOf } from './alert-deeds';
import { bulkDeeds, type BulkDeed } from './take-many';
import { useAlertsText } from './use-alerts-text';

interface SelectedIncidentsProps {
  readonly selected: readonly Incident[];
  readonly zone: string;
  /** Left out where the selection is what lies open. */
  readonly onClear?: () => void;
}

/** Those of `incidents` with an alert that allows the step. */
export function incidentsAllowing(incidents: readonly Incident[], deed: BulkDeed): readonly Incident[] {
  return incidents.filter((incident) =>
    deedsOf({ state: incident.state, snoozedUntil: incident.lead.snoozedUntil }).includes(deed),
  );
}

/** What can be done about incidents, all their alerts at once. */
export function SelectedIncidents({ selected, zone, onClear }: SelectedIncidentsProps) {
  const text = useAlertsText();
  const [asked, setAsked] = useState<{
    readonly deed: BulkDeed;
    readonly incidents: readonly Incident[];
  }>();
  const offered = bulkDeeds
    .map((deed) => ({ deed, incidents: incidentsAllowing(selected, deed) }))
    .filter(({ incidents }) => incidents.length > 0);
  return (
    <>
      {selected.length === 0 ? null : (
        <Flex gap={8} wrap align="center" style={{ marginBlockEnd: 8 }} role="status">
          {onClear === undefined ? null : <span>{text('bulk.selected', { count: selected.length })}</span>}
          {offered.map(({ deed, incidents }, index) => {
            return (
              <Button
                key={deed}
                type={onClear === undefined && index === 0 ? 'primary' : 'default'}
                onClick={() => setAsked({ deed, incidents })}
              >
                {onClear === undefined
                  ? text(`action.${deed}`)
                  : text('bulk.act', { action: text(`action.${deed}`), count: incidents.length })}
              </Button>
            );
          })}
          {onClear === undefined ? null : (
            <Button type="text" onClick={onClear}>
              {text('bulk.clear')}
            </Button>
          )}
        </Flex>
      )}
      {asked === undefined ? null : (
        <BulkDialog
          {...asked}
          zone={zone}
          onClose={() => {
            setAsked(undefined);
            onClear?.();
          }}
        />
      )}
    </>
  );
}
