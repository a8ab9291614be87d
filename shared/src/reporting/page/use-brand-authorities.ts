import { listAuthorities } from '../../contracts/authorities';
import { listBrands, type BrandCard } from '../../contracts/brands';
import { readCalendar } from '../../contracts/deadlines';
import type { Day, Period } from '../../contracts/scalars';
import { useRemoteHost } from '../../host/remote-host';
import { writtenIn } from '../../contracts/words/written-in';
import { useLocale } from '../../i18n/use-locale';
import { useQuery } from '../../kit/query';
import { addDays } from '../../contracts/period-steps';
import type { CalendarPeriod } from '../../ui/period/period-list';
import { calendarPeriodsOf, sinceAcceptedOf } from './calendar-periods';

/** A regulator that the brand has a licence of. */
export interface BrandAuthority {
  readonly id: string;
  /** As the register names it; its id where the register may not be read. */
  readonly name: string;
}

const registerMs = 10 * 60_000;

/** The tab's brand with its licences; undefined while they are on the way and for the group view. */
export function useBrandCard(): BrandCard | undefined {
  const { http, session } = useRemoteHost();
  const brands = useQuery({
    queryKey: ['own-brands'],
    queryFn: ({ signal }) => http.call(listBrands, { signal }),
    staleTime: registerMs,
    retry: false,
  });
  return brands.data?.items.find(({ id }) => id === session.brand?.id);
}

/** Regulators of the brand's licences, each once. */
export function useBrandAuthorities(brand: BrandCard | undefined): readonly BrandAuthority[] {
  const { http, session } = useRemoteHost();
  const locale = useLocale();
  const register = useQuery({
    queryKey: ['own-authorities', session.brand?.id ?? null],
    queryFn: ({ signal }) => http.call(listAuthorities, { query: { pageSize: 500 }, signal }),
    enabled: session.brand !== null && session.permissions.includes('authorities.view'),
    staleTime: registerMs,
    retry: false,
  });
  const ids = [...new Set(brand?.licences.map(({ authority }) => authority))];
  return ids.map((id) => {
    const name = register.data?.items.find((one) => one.id === id)?.name;
    return { id, name: name?.[writtenIn(locale)] ?? name?.en ?? id };
  });
}

/** How far back an accepted return is looked for: the last two quarters, and the days that they are due in. */
const acceptedDays = 230;

/**
 * Periods that the brand's authorities wait for around now, the soonest due first, and the days since the last return
 * that one of them accepted; null where there are none.
 */
export function useCalendarPeriods(today: Day): {
  readonly waiting: readonly CalendarPeriod[];
  readonly sinceAccepted: Period | null;
} {
  const { http, session } = useRemoteHost();
  const range: Period = { from: addDays(today, -acceptedDays), to: addDays(today, 45) };
  const calendar = useQuery({
    queryKey: ['due-periods', session.brand?.id ?? null, range],
    queryFn: ({ signal }) => http.call(readCalendar, { query: range, signal }),
    enabled: session.brand !== null && session.permissions.includes('authorities.view'),
    staleTime: registerMs,
    retry: false,
  });
  const items = calendar.data?.items ?? [];
  const recent = items.filter(({ dueDay }) => dueDay >= addDays(today, -31));
  return { waiting: calendarPeriodsOf(recent, today), sinceAccepted: sinceAcceptedOf(items, today) };
}
