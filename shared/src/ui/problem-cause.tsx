import type { Problem } from '../contracts/problem';
import { createUseText } from '../i18n/use-text';
import { useLocaleState } from '../i18n/use-locale';
import { en } from './i18n/causes.en';
import { ar } from './i18n/causes.ar';
import { sw } from './i18n/causes.sw';

/** Their words in the page's language leave nothing of the server's unsaid but the title of a report. */
const saidInFull: readonly Problem['code'][] = ['BUSY', 'FIGURES_WITHHELD'];

const useCauseText = createUseText('causes', { en, sw, ar });

/**
 * Why a call was refused, in the page's language.
 *
 * The server explains itself in English: elsewhere the reason's code is said in the page's words, and what the server
 * added to it stands beside, marked as English for those who listen.
 */
export function ProblemCause({ problem }: { readonly problem: Problem }) {
  const text = useCauseText();
  const { locale, trial } = useLocaleState();
  const detail = problem.detail === '' ? undefined : problem.detail;
  const isInFull = saidInFull.includes(problem.code);
  if (locale === 'en' && trial !== 'pseudo') {
    if (detail === undefined) return problem.title;
    // The detail alone would tell what to do, and not why.
    return isInFull ? detail : `${problem.title}. ${detail}`;
  }
  const isSaid = detail === undefined || isInFull;
  return (
    <>
      {text(problem.code)}{' '}
      {isSaid ? null : (
        <bdi lang="en" dir="ltr">
          ({detail})
        </bdi>
      )}
    </>
  );
}

/** Asked again, the server would refuse again: its detail is the next step. */
export function saysWhatToDo({ detail, status }: Problem): boolean {
  return detail !== undefined && status >= 400 && status < 500;
}
