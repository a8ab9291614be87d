import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { en } from './en';

export const useShellText = createUseText('shell', { en });
