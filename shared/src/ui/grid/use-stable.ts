import { useLayoutEffect, useMemo, useRef } from 'react';

/** The functions of `latest` under one object that never changes, so that what is drawn with it is left alone. */
export function useStable<Functions extends Readonly<Record<string, (...values: never[]) => unknown>>>(
  latest: Functions,
): Functions {
  const kept = useRef(latest);
  useLayoutEffect(() => {
    kept.current = latest;
  });
  const names = Object.keys(latest).join(' ');
  return useMemo(
    () =>
      Object.fromEntries(
        names.split(' ').map((name) => [name, (...values: never[]) => kept.current[name]?.(...values)]),
      ) as unknown as Functions,
    [names],
  );
}
