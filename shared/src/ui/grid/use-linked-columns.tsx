import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '../../kit/router';
import { gridViewOf } from './grid-view-in-url';

/** The list of hidden columns that a reader keeps. */
interface OwnColumns {
  /** Undefined until it is known. */
  readonly own: readonly string[] | undefined;
  readonly canHide: (field: string) => boolean;
  /** Keeps another list, or says itself why not; resolves when that is decided. Undefined where the reader keeps none. */
  readonly write: ((fields: readonly string[]) => Promise<unknown>) | undefined;
}

export interface LinkedColumns {
  /** Columns left out of what is shown now. */
  readonly hidden: readonly string[];
  /** They are those of somebody's link, not those of the own list. */
  readonly isLinked: boolean;
  /** Undefined where nothing can be hidden. Columns of a link are changed in the address alone. */
  readonly setHidden: ((fields: readonly string[]) => void) | undefined;
  readonly toggle: (field: string) => void;
  /** Goes back to the own list. */
  readonly showOwn: () => void;
}

const name = 'hide';

/**
 * Hidden columns of a screen, in its address too, so that whoever is given it sees the same columns.
 *
 * An address that names others than the own list is a link: it counts, and the list stays as it is.
 */
export function useLinkedColumns({ own, canHide, write }: OwnColumns): LinkedColumns {
  const [parameters, setParameters] = useSearchParams();
  const named = parameters.get(name);
  // What the address said while it was the own list: as that is written, or is changed elsewhere, the two differ.
  const [ownTexts, setOwnTexts] = useState<readonly (string | null)[]>([null]);
  const [writes, setWrites] = useState(0);
  const isWriting = writes > 0;
  const inAddress = named === null ? undefined : gridViewOf(parameters).layout.hidden;
  const isSameList = own !== undefined && inAddress !== undefined && isSame(inAddress, own);
  if (isSameList && !ownTexts.includes(named)) setOwnTexts([...ownTexts, named]);
  const isOwn = isSameList || ownTexts.includes(named);
  const hidden = (isOwn && own !== undefined && !isWriting ? own : (inAddress ?? [])).filter(canHide);
  const latest = useRef<readonly string[]>(hidden);
  const put = (fields: readonly string[] | null) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (fields === null) next.delete(name);
        else next.set(name, fields.join(','));
        return next;
      },
      { replace: true },
    );
  useEffect(() => {
    latest.current = hidden;
  });
  const wanted = own === undefined || isWriting || !isOwn ? named : textOf(own);
  useEffect(() => {
    if (wanted !== named) put(wanted === null ? null : (own ?? null));
    // `put` is another one at every drawing, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, named]);

  // What is toggled before the own list is known changes that list, once it is.
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  useEffect(() => {
    if (own === undefined || waiting.length === 0) return;
    setWaiting([]);
    setHidden(waiting.reduce(toggled, latest.current));
    // `setHidden` is another one at every drawing, and does the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [own, waiting]);

  const setHidden = (fields: readonly string[]) => {
    latest.current = fields;
    put(isOwn && fields.length === 0 ? null : fields);
    if (!isOwn) return;
    setOwnTexts((texts) => [...texts, textOf(fields)]);
    if (write === undefined) return;
    setWrites((count) => count + 1);
    const settle = () => setWrites((count) => count - 1);
    write(fields).then(settle, settle);
  };
  return {
    hidden,
    isLinked: !isOwn && own !== undefined,
    setHidden: write === undefined && isOwn ? undefined : setHidden,
    toggle(field) {
      // Several may be toggled at once.
      if (own === undefined && write !== undefined) setWaiting((fields) => [...fields, field]);
      else setHidden(toggled(latest.current, field));
    },
    showOwn: () => put(null),
  };
}

function toggled(fields: readonly string[], field: string): readonly string[] {
  return fields.includes(field) ? fields.filter((one) => one !== field) : [...fields, field];
}

function textOf(fields: readonly string[]): string | null {
  return fields.length === 0 ? null : fields.join(',');
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((field) => other.includes(field));
}
