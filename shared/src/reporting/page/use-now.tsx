import { useEffect, useState } from 'react';

const everyMs = 15_000;

/** The present time in milliseconds, so that ages on the page go on counting. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}
