import { shortHash } from '../../format/short-hash';
import type { ListMeta } from '../../contracts/paging';
import type { Period } from '../../contracts/scalars';
import { periodText } from '../../format/day';
import { instantText } from '../../format/instant';
import { useRemoteHost } from '../../host/remote-host';
import { usePrintHeader } from './print-header';
import { useNow } from './use-now';
import { usePageText } from './use-page-text';
import { personInWords } from '../../contracts/people';

interface PrintMarginsProps {
  /** Names of the brands shown. */
  readonly brandNames: string;
  readonly title: string;
  /** Left out by lists of what is of any period. */
  readonly period?: Period | null | undefined;
  readonly currency?: string | undefined;
  /** Undefined while the figures are on the way, and for lists that are no figures. */
  readonly meta?: ListMeta | undefined;
  /** Of a report that is kept: its rows cannot have changed since where it is the same. */
  readonly contentHash?: string | undefined;
}

/** Writes into the margins of every printed page: brand, period, what the figures rest on, who, when, page x of y. */
export function PrintMargins({ brandNames, title, period, currency, meta, contentHash }: PrintMarginsProps) {
  const { session } = useRemoteHost();
  const text = usePageText();
  const zone = session.brand?.zone ?? 'UTC';
  usePrintHeader({
    topStart: joined([brandNames, title]),
    topEnd: joined([
      period ? periodText(period) : '',
      currency ?? '',
      meta === undefined ? '' : instantText(meta.asOf, zone),
    ]),
    bottomStart: joined([
      meta === undefined ? '' : text('standard.snapshot', { id: shortHash(meta.snapshotId, 16) }),
      contentHash === undefined ? '' : text('standard.hash', { hash: shortHash(contentHash) }),
      text('standard.printedBy', {
        name: personInWords(session.user.name, session.user.email),
        time: instantText(new Date(useNow()).toISOString(), zone),
      }),
    ]),
    page: text('standard.page'),
    of: text('standard.of'),
  });
  return null;
}

function joined(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' · ');
}
