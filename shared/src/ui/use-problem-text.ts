import { createUseText } from '../i18n/use-text';
import { en } from './i18n/problem.en';
import { ar } from './i18n/problem.ar';
import { sw } from './i18n/problem.sw';

/** Texts about what failed. They come with the notice, which a page gives to its remotes. */
export const useProblemText = createUseText('problem', { en, sw, ar });
