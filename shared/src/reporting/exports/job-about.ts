import type { JobAbout } from '../../contracts/jobs';

/** Address of a screen with its query. */
export function addressOf({ path, query }: NonNullable<JobAbout['goTo']>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) search.append(name, one);
  }
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}
