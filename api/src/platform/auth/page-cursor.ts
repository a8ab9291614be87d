import * as z from 'zod/mini';
import { createSealer } from './sealer';
import type { TokenKeys } from './token-keys';
import { canonicalJson } from '../../domain/canonical-json';
import { sha256 } from '../../domain/sha256';
import { ProblemError, ValidationFailed } from '../http/problems';

/** Where a page ended: its last row's values of what it is sorted by, as texts, and its number. */
export interface RowPlace {
  readonly keys: readonly (string | null)[];
  readonly rowNo: number;
}

/** What is paged through: a frozen content, and how it is looked at. */
export interface PagedView {
  readonly contentId: string;
  /** All that decides which rows come, and in which order; what JSON can say. */
  readonly question: unknown;
}

/** Where a page ended, and how many rows were read up to there. */
export interface PageEnd {
  readonly place: RowPlace;
  readonly rowsBefore: number;
}

/** Cursors of pages: texts that go on after the last row of a page, however many rows lie before it. */
export interface PageCursors {
  seal(view: PagedView, end: PageEnd): string;
  /**
   * Where a page of `view` goes on. Errors: `SNAPSHOT_CHANGED` (409) for a cursor of another content, such as the
   * version that was the newest then; `ValidationFailed` for one of another question, or that was not made here.
   */
  open(view: PagedView, cursor: string): PageEnd;
}

const sealedSchema = z.strictObject({
  contentId: z.string(),
  question: z.string(),
  place: z.strictObject({ keys: z.array(z.nullable(z.string())), rowNo: z.int() }),
  rowsBefore: z.int(),
});

/** Cursors under keys of their own, made from the store's. */
export function createPageCursors(keys: Pick<TokenKeys, 'present' | 'inForce'>): PageCursors {
  const sealer = createSealer(keys, 'tallyhouse page cursors');
  const hashOf = ({ question }: PagedView) => sha256(canonicalJson(question));
  return {
    seal: (view, end) => sealer.seal({ contentId: view.contentId, question: hashOf(view), ...end }),
    open(view, cursor) {
      const sealed = z.safeParse(sealedSchema, sealer.open(cursor));
      if (!sealed.success) throw refused('It was not created by this server');
      const { contentId, question, ...end } = sealed.data;
      if (contentId !== view.contentId) {
        throw new ProblemError(409, 'SNAPSHOT_CHANGED', 'The rows have changed since the previous page', {
          detail: 'Start again from the first page.',
        });
      }
      if (question !== hashOf(view)) throw refused('It belongs to different filters, groups or sorting');
      return end;
    },
  };
}

function refused(message: string): ValidationFailed {
  return new ValidationFailed([{ field: 'cursor', code: 'UNKNOWN_CURSOR', message }]);
}
