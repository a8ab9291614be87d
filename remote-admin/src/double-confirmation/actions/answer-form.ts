import type { acknowledgeReport } from '@tallyhouse/shared/contracts/confirmation';
import type { CallInput } from '@tallyhouse/shared/contracts/remote';

export const answerKinds = ['ACKNOWLEDGED', 'ACCEPTED', 'REJECTED'] as const;

/** An answer of an authority as somebody copies it from a letter. */
export interface AnswerForm {
  readonly kind: (typeof answerKinds)[number];
  readonly ackRef: string;
  /** Of a rejection. */
  readonly code: string;
  /** Of a rejection. */
  readonly words: string;
  readonly note: string;
}
export type AnswerField = Exclude<keyof AnswerForm, 'kind'>;

const shortestText = 3;

/** Fields that are missing or too short, in their order. */
export function answerFaults({ kind, ackRef, code, words, note }: AnswerForm): AnswerField[] {
  const isRejection = kind === 'REJECTED';
  return [
    ...(ackRef.trim() === '' ? ['ackRef' as const] : []),
    ...(isRejection && code.trim() === '' ? ['code' as const] : []),
    ...(isRejection && words.trim().length < shortestText ? ['words' as const] : []),
    ...(note.trim().length < shortestText ? ['note' as const] : []),
  ];
}

/** What is sent; code and text go with a rejection only. */
export function answerBody({
  kind,
  ackRef,
  code,
  words,
  note,
}: AnswerForm): CallInput<typeof acknowledgeReport>['body'] {
  return {
    kind,
    ackRef: ackRef.trim(),
    note: note.trim(),
    ...(kind === 'REJECTED' && { code: code.trim(), text: words.trim() }),
  };
}
