import { noticeWords, type NoticeTextCode } from '@tallyhouse/shared/contracts/words/notices.en';
import type { MessageSaid } from '@tallyhouse/shared/contracts/notifications';
import { fillPlaces, type Said } from '@tallyhouse/shared/contracts/words/said';

/** What a message says: in English, and as a code with values for who says it in another language. */
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
  readonly said: MessageSaid;
}

/** The words of `code`; of a message about an alert also what that says, for `{{title}}` and `{{detail}}`. */
export function noticeIn(
  code: NoticeTextCode,
  params: Said['params'],
  alert: Said | null = null,
): NoticeWords {
  const { title, text } = noticeWords[code];
  return {
    title: fillPlaces(title, params),
    text: fillPlaces(text, params).trim(),
    said: { code, params, alert },
  };
}
