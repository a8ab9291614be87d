import type { Incident } from '@tallyhouse/shared/contracts/incidents';
import { Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog';
import { actionsOf } from './alert-actions';
import { bulkActions, type BulkAction } from './take-many';
import { useAlertsText } from './use-alerts-text';

interface SelectedIncidentsProps {
  readonly selected: readonly Incident[];
  readonly zone: string;
  /** Left out where the selection is what lies open. */
  readonly onClear?: () => void;
}

/** Those of `incidents` with an alert that allows the step. */
export function incidentsAllowing(incidents: readonly Incident[], action: BulkAction): readonly Incident[] {
  return incidents.filter((incident) =>
    actionsOf({ state: incident.state, snoozedUntil: incident.lead.snoozedUntil }).includes(action),
  );
}

/** What can be done about incidents, all their alerts at once. */
export function SelectedIncidents({ selected, zone, onClear }: SelectedIncidentsProps) {
  const text = useAlertsText();
  const [asked, setAsked] = useState<{
    readonly action: BulkAction;
    readonly incidents: readonly Incident[];
  }>();
  const offered = bulkActions
    .map((action) => ({ action, incidents: incidentsAllowing(selected, action) }))
    .filter(({ incidents }) => incidents.length > 0);
  return (
    <>
      {selected.length === 0 ? null : (
        <Flex gap={8} wrap align="center" className="th-after-8" role="status">
          {onClear === undefined ? null : <span>{text('bulk.selected', { count: selected.length })}</span>}
          {offered.map(({ action, incidents }, index) => {
            return (
              <Button
                key={action}
                type={onClear === undefined && index === 0 ? 'primary' : 'default'}
                onClick={() => setAsked({ action, incidents })}
              >
                {onClear === undefined
                  ? text(`action.${action}`)
                  : text('bulk.act', { action: text(`action.${action}`), count: incidents.length })}
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
