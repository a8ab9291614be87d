import { alertEnds as alertEndsAr } from '../contracts/words/alert-ends.ar';
import { alertEnds as alertEndsEn } from '../contracts/words/alert-ends.en';
import { alertEnds as alertEndsSw } from '../contracts/words/alert-ends.sw';
import { alertWords as alertWordsAr } from '../contracts/words/alerts.ar';
import { alertWords as alertWordsEn } from '../contracts/words/alerts.en';
import { alertWords as alertWordsSw } from '../contracts/words/alerts.sw';
import { dayChangeWords as dayChangesAr } from '../contracts/words/day-changes.ar';
import { dayChangeWords as dayChangesEn } from '../contracts/words/day-changes.en';
import { dayChangeWords as dayChangesSw } from '../contracts/words/day-changes.sw';
import { noticeWords as noticeWordsAr } from '../contracts/words/notices.ar';
import { noticeWords as noticeWordsEn } from '../contracts/words/notices.en';
import { noticeWords as noticeWordsSw } from '../contracts/words/notices.sw';
import { outlookWords as outlookWordsAr } from '../contracts/words/outlooks.ar';
import { outlookWords as outlookWordsEn } from '../contracts/words/outlooks.en';
import { outlookWords as outlookWordsSw } from '../contracts/words/outlooks.sw';
import { proposalWords as proposalWordsAr } from '../contracts/words/proposals.ar';
import { proposalWords as proposalWordsEn } from '../contracts/words/proposals.en';
import { proposalWords as proposalWordsSw } from '../contracts/words/proposals.sw';
import { incidentWords as incidentWordsAr } from '../contracts/words/incidents.ar';
import { incidentWords as incidentWordsEn } from '../contracts/words/incidents.en';
import { incidentWords as incidentWordsSw } from '../contracts/words/incidents.sw';
import { amountsInWords } from '../contracts/words/amounts-in-words';
import { fillPlacesIn, type Said } from '../contracts/words/said';
import { saidValueInWords } from '../contracts/words/said-value-in-words';
import type { Locale } from '../i18n/locale';
import { pseudoText } from '../i18n/pseudo';
import { useLocaleState } from '../i18n/use-locale';
import { dayText } from './day';
import { instantText } from './instant';
import { listText } from './list-text';
import { moneyWithCurrencyText } from './money';

type Texts = Readonly<Record<string, string>>;
type Parts = Readonly<Record<string, Texts>>;

interface Catalogue {
  readonly alerts: Parts;
  readonly changes: Parts;
  readonly ends: Texts;
  readonly notices: Parts;
  readonly outlooks: Texts;
  readonly proposals: Texts;
}

const catalogues: Readonly<Record<Locale, Catalogue>> = {
  en: {
    ...{ alerts: { ...alertWordsEn, ...incidentWordsEn }, changes: dayChangesEn, ends: alertEndsEn },
    ...{ notices: noticeWordsEn, outlooks: outlookWordsEn, proposals: proposalWordsEn },
  },
  sw: {
    ...{ alerts: { ...alertWordsSw, ...incidentWordsSw }, changes: dayChangesSw, ends: alertEndsSw },
    ...{ notices: noticeWordsSw, outlooks: outlookWordsSw, proposals: proposalWordsSw },
  },
  ar: {
    ...{ alerts: { ...alertWordsAr, ...incidentWordsAr }, changes: dayChangesAr, ends: alertEndsAr },
    ...{ notices: noticeWordsAr, outlooks: outlookWordsAr, proposals: proposalWordsAr },
  },
};

interface SaidAlert {
  readonly title: string;
  readonly detail: string;
  readonly said?: Said | null | undefined;
}
interface SaidMessage {
  readonly title: string;
  readonly text: string;
  readonly said?: (Said & { readonly alert: Said | null }) | null | undefined;
}
interface SaidDeadline {
  readonly title: string;
  readonly titleSw?: string | undefined;
  readonly titleAr?: string | undefined;
}
interface SaidOutlook {
  readonly words: string;
  readonly said?: Said | undefined;
}

interface SaidProposal {
  readonly summary: string;
  readonly said: readonly Said[] | null;
}

/** Says in the page's language what the server says; its own English where it has no code for it. */
export interface Sayer {
  alert(alert: SaidAlert): { readonly title: string; readonly detail: string };
  /** What changed of late. */
  change(change: SaidAlert): { readonly title: string; readonly detail: string };
  message(message: SaidMessage): { readonly title: string; readonly text: string };
  outlook(entry: SaidOutlook): string;
  /** What a proposed change would do. */
  proposal(change: SaidProposal): string;
  /** What is due. */
  deadline(deadline: SaidDeadline): string;
  /** Why an alert of `code` is over that ended by itself; `note` where that code has no such end. */
  end(code: string, note: string): string;
}

/** How sentences of the server are said in the page's language, their instants in `zone`. */
export function useSaid(zone: string): Sayer {
  const { locale, trial } = useLocaleState();
  const drawn = trial === 'pseudo' ? pseudoText : (text: string) => text;
  const { alerts, changes, ends, notices, outlooks, proposals } = catalogues[locale];
  const say = (text: string | undefined, params: Said['params'], english: string) =>
    text === undefined ? english : fillPlacesIn(locale, drawn(text), spoken(params, { locale, zone }));
  const sayBoth = (texts: Parts, { title, detail, said }: SaidAlert) => {
    if (said === null || said === undefined) return { title, detail };
    const words = texts[said.code];
    return {
      title: say(words?.['title'], said.params, title),
      detail: say(words?.['detail'], said.params, detail),
    };
  };
  const alert = (one: SaidAlert) => sayBoth(alerts, one);
  return {
    alert,
    change: (one) => sayBoth(changes, one),
    message: ({ title, text, said }) => {
      if (said === null || said === undefined) return { title, text };
      const words = notices[said.code];
      const known = {
        title: String(said.params['title'] ?? ''),
        detail: String(said.params['detail'] ?? ''),
      };
      const about = said.alert === null ? {} : alert({ ...known, said: said.alert });
      const params = { ...spoken(said.params, { locale, zone }), ...about };
      return {
        title: words?.['title'] === undefined ? title : fillPlacesIn(locale, drawn(words['title']), params),
        text:
          words?.['text'] === undefined ? text : fillPlacesIn(locale, drawn(words['text']), params).trim(),
      };
    },
    deadline: (one) => titleIn(locale, one) ?? one.title,
    proposal: ({ summary, said }) =>
      // A part that this page has no words for would leave a sentence in two languages.
      said === null || said.some(({ code }) => proposals[code] === undefined)
        ? summary
        : listText(said.map(({ code, params }) => say(proposals[code], params, ''))),
    outlook: ({ words, said }) => (said === undefined ? words : say(outlooks[said.code], said.params, words)),
    end: (code, note) => {
      const text = ends[code];
      return text === undefined ? note : drawn(text);
    },
  };
}

const negativePercent = /^-(?=[\d.]+ %$)/;

/** Values as people of the language write them; `titleSw` is `title` in Swahili, `titleAr` in Arabic. */
function spoken(
  params: Said['params'],
  { locale, zone }: { readonly locale: Locale; readonly zone: string },
): Said['params'] {
  const inWords = { instant: (at: string) => instantText(at, zone), day: dayText };
  const written = Object.entries(amountsInWords(params, moneyWithCurrencyText)).map(
    ([name, value]): [string, string | number] => {
      if (typeof value === 'number') return [name, value];
      return [name, saidValueInWords(name, value, locale, inWords).replace(negativePercent, '−')];
    },
  );
  const values = Object.fromEntries(written);
  const own = titleIn(locale, { titleSw: values['titleSw'], titleAr: values['titleAr'] });
  return own === undefined ? values : { ...values, title: own };
}

/** The title in a language of its own; undefined where there is none. */
function titleIn<T>(
  locale: Locale,
  titles: { readonly titleSw?: T | undefined; readonly titleAr?: T | undefined },
): T | undefined {
  return locale === 'sw' ? titles.titleSw : locale === 'ar' ? titles.titleAr : undefined;
}
