import type { Locale } from '@tallyhouse/shared/contracts/locales';
import type { MessageSaid } from '@tallyhouse/shared/contracts/notifications';
import { noticeWords as en } from '@tallyhouse/shared/contracts/words/notices.en';
import { noticeWords as sw } from '@tallyhouse/shared/contracts/words/notices.sw';
import { writtenIn } from '@tallyhouse/shared/contracts/words/written-in';
import type { Letter } from '../../platform/mail/send-mail';
import { wordsOfFile } from '../../reporting/export-files/words/file-words';
import { alertCatalogue } from '../alerts/alert-catalogue';
import type { Message } from './message';

/** A message with whoever reads it as a mail. */
export interface Mailed extends Message {
  readonly said: MessageSaid | null;
  /** Null of an account that is gone. */
  readonly locale: Locale | null;
  /** IANA, of its brand; null for what concerns no brand. */
  readonly zone: string | null;
}

const catalogue = { en, sw };
const openWords = { en: 'Open in Tallyhouse:', sw: 'Fungua katika Tallyhouse:' };

/**
 * A message as a mail says it: in the language of its reader, times by the clocks of its brand.
 *
 * Its link is whole where `publicUrl` says where the product is opened; else it is left out, since a path opens nothing.
 */
export function letterOf(message: Mailed, publicUrl: string | undefined): Letter {
  const { id, said, link } = message;
  const zone = message.zone ?? 'UTC';
  const words = wordsOfFile('html', writtenIn(message.locale ?? 'en'));
  const alertSays = (part: 'title' | 'detail') =>
    words.said(said?.alert, String(said?.params[part] ?? ''), { catalogue: alertCatalogue, part, zone });
  const hasAlert = said !== null && said.alert !== null;
  const about = hasAlert ? { title: alertSays('title'), detail: alertSays('detail') } : {};
  const whole = said && { ...said, params: { ...said.params, ...about } };
  const say = (part: 'title' | 'text') => words.said(whole, message[part], { catalogue, part, zone }).trim();
  const text = say('text');
  if (publicUrl === undefined) return { id, title: say('title'), text };
  return { id, title: say('title'), text: `${text}\n\n${words.of(openWords)} ${publicUrl}${link}` };
}
