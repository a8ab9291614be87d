import { useLocation } from '@tallyhouse/shared/kit/router';
import { useCallback, useEffect, useRef } from 'react';

/** Tells whether something was typed on the present page. */
export function useTyped(): () => boolean {
  const { pathname } = useLocation();
  const typedAt = useRef<string>(undefined);
  useEffect(() => {
    const note = () => {
      typedAt.current = pathname;
    };
    document.addEventListener('input', note);
    return () => document.removeEventListener('input', note);
  }, [pathname]);
  return useCallback(() => typedAt.current === pathname, [pathname]);
}
