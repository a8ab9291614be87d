import { Link, useSearchParams } from '@tallyhouse/shared/kit/router';

/** Leads to another batch in the same drawer; the list behind it stays narrowed as it is. */
export function BatchLink({ id, words }: { readonly id: string; readonly words: string }) {
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set('batch', id);
  return <Link to={{ search: `?${next}` }}>{words}</Link>;
}
