import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import type { MenuGroup } from '../menu/menu-groups';
import { LazyPart } from '../../start/lazy-part';
import { isTourPast, markTourPast } from './tour-mark';

interface Tour {
  /** Whether it is to be offered by itself: until the user has taken or declined it. */
  readonly isOffered: boolean;
  /** Opens it at its first stop, wherever the user is. */
  readonly start: () => void;
  /** Declines or leaves it. */
  readonly leave: () => void;
}

const TourContext = createContext<Tour>({ isOffered: false, start: () => undefined, leave: () => undefined });

export function useTour(): Tour {
  return useContext(TourContext);
}

interface TourProviderProps {
  readonly userId: string;
  readonly groups: readonly MenuGroup[];
  readonly children: ReactNode;
}

const load = () => import(/* webpackChunkName: "tour" */ './tour-steps').then(({ TourSteps }) => TourSteps);

/** Holds the tour of the frame; its code comes when somebody takes it. */
export function TourProvider({ userId, groups, children }: TourProviderProps) {
  const [isOpen, setOpen] = useState(false);
  const [pastOf, setPastOf] = useState(() => (isTourPast(userId) ? userId : null));
  const end = useCallback(
    (isTaken: boolean) => {
      markTourPast(userId);
      setPastOf(userId);
      setOpen(isTaken);
    },
    [userId],
  );
  const isOffered = pastOf !== userId && !isTourPast(userId);
  const tour = useMemo(
    () => ({ isOffered, start: () => end(true), leave: () => end(false) }),
    [isOffered, end],
  );
  return (
    <TourContext value={tour}>
      {children}
      {isOpen ? <LazyPart load={load} props={{ groups, onLeave: tour.leave }} /> : null}
    </TourContext>
  );
}
