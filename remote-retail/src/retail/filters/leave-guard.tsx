import { useBlocker } from '@tallyhouse/shared/kit/router';
import { LeaveQuestion } from '@tallyhouse/shared/ui/unsaved/leave-question';
import { useRetailText } from '../../i18n/use-retail-text';
import { panelOf } from './panel-in-url';

interface LeaveGuardProps {
  readonly hasUnsaved: () => boolean;
  /** Of the filter that is changed; null for a new one. */
  readonly name: string | null;
  /** Called when the writer gives the changes up. */
  readonly onLeave: () => void;
}

/**
 * Keeps a step away from the form back until the writer says what to do with unsaved changes.
 *
 * A reload or an ended session needs no such question: the draft is kept and comes back.
 */
export function LeaveGuard({ hasUnsaved, name, onLeave }: LeaveGuardProps) {
  const text = useRetailText();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [from, to] = [currentLocation, nextLocation].map(({ search }) =>
      panelOf(new URLSearchParams(search)),
    );
    return hasUnsaved() && (currentLocation.pathname !== nextLocation.pathname || from !== to);
  });
  if (blocker.state !== 'blocked') return null;
  return (
    <LeaveQuestion
      what={name === null ? text('filters.form.leaveNew') : text('filters.form.leaveText', { name })}
      onStay={() => blocker.reset()}
      onLeave={() => {
        onLeave();
        blocker.proceed();
      }}
    />
  );
}
