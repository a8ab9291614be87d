import { useBlocker } from '../../kit/router';
import { LeaveQuestion } from './leave-question';

/**
 * Keeps a step to another page back until the writer says what to do with unsaved changes.
 *
 * It stands on the page only while there are some: of several at once the router asks the last.
 */
export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  return blocker.state === 'blocked' ? (
    <LeaveQuestion onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />
  ) : null;
}
