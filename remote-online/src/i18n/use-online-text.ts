import { createUseText } from '@tallyhouse/shared/i18n/use-text';
import { archive as ar } from './archive.ar';
import { archive as en } from './archive.en';
import { archive as sw } from './archive.sw';

/** Texts of the archive of last reports. */
export const useOnlineText = createUseText('remote-online', {
  en: { archive: en },
  sw: { archive: sw },
  ar: { archive: ar },
});
export type OnlineText = ReturnType<typeof useOnlineText>;
