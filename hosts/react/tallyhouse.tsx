import { useEffect, useRef } from 'react';
import type { Mount, Mounted, MountOptions } from '@tallyhouse/shared/embed/mount-options';

type Options = Required<Pick<MountOptions, 'brand' | 'locale' | 'theme' | 'basename' | 'route'>> &
  Pick<MountOptions, 'apiBaseUrl' | 'getAccessToken' | 'onNavigate' | 'onEvent' | 'react'>;

interface TallyhouseProps {
  /** Of the remote's file. */
  readonly mount: Mount;
  /** Names the place for who does not see it. */
  readonly label: string;
  /** May be new at each drawing; another `apiBaseUrl` or `basename` mounts it anew. */
  readonly options: Options;
  readonly onMount?: (mounted: Mounted) => void;
}

/** A remote in a page of any React since 16.8: mounted by an effect, led by its options, gone with the component. */
export function Tallyhouse({ mount, label, options, onMount }: TallyhouseProps) {
  const { apiBaseUrl, basename, brand, locale, theme, route } = options;
  const place = useRef<HTMLElement>(null);
  const mounted = useRef<Mounted | null>(null);
  // The remote asks for the newest of them.
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (place.current === null) return undefined;
    const one = mount(place.current, {
      ...latest.current,
      getAccessToken: () => latest.current.getAccessToken(),
      onNavigate: (to) => latest.current.onNavigate?.(to),
      onEvent: (event) => latest.current.onEvent?.(event),
    });
    mounted.current = one;
    onMount?.(one);
    return () => {
      mounted.current = null;
      one.unmount();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the rest is read when it is asked for
  }, [mount, apiBaseUrl, basename]);
  useEffect(() => mounted.current?.update({ brand, locale, theme, route }), [brand, locale, theme, route]);
  return <section ref={place} aria-label={label} />;
}
