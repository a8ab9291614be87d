import { useBlocker, type Location } from '../../kit/router';
import { LeaveQuestion } from './leave-question';

interface LeaveGuardProps {
  /** Which steps would lose something; left out: those to another page. */
  readonly loses?: (from: Location, to: Location) => boolean;
  /** What is not saved, where there is more to say of it. */
  readonly what?: string;
  /** Called when the writer gives the changes up. */
  readonly onLeave?: () => void;
}

/**
 * Keeps a step that would lose unsaved changes back until the writer says what to do with them.
 *
 * Without `loses` it stands on the page only while there are some. Of several at once the router asks the last.
 */
export function LeaveGuard({ loses = isOtherPage, what, onLeave }: LeaveGuardProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => loses(currentLocation, nextLocation));
  if (blocker.state !== 'blocked') return null;
  const leave = () => {
    onLeave?.();
    blocker.proceed();
  };
  return <LeaveQuestion what={what} onStay={() => blocker.reset()} onLeave={leave} />;
}

function isOtherPage(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname;
}
