import { readProfile, writeProfile } from '@tallyhouse/shared/contracts/settings';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { isApiError } from '@tallyhouse/shared/http/api-error';
import type { Locale } from '@tallyhouse/shared/i18n/locale';

/** Keeps the language with the account. Somebody who changes the account at the same moment is not overwritten: it reads again once. */
export async function saveLanguage(http: HttpClient, locale: Locale): Promise<void> {
  try {
    await write(http, locale);
  } catch (error) {
    if (!isApiError(error) || error.problem.status !== 412) throw error;
    await write(http, locale);
  }
}

async function write(http: HttpClient, locale: Locale): Promise<void> {
  const headers: Record<string, string> = {};
  const profile = await http.call(readProfile, {
    onVersion: (version) => {
      if (version !== null) headers['If-Match'] = version;
    },
  });
  if (profile.locale === locale) return;
  await http.call(writeProfile, { body: { name: profile.name, locale }, headers });
}
