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
  if (locale === 'en' && trial !== 'pseudo') return detail ?? problem.title;
  const isSaid = detail === undefined || saidInFull.includes(problem.code);
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
