import { readProfile, writeProfile } from '@tallyhouse/shared/contracts/settings';
import type { HttpClient } from '@tallyhouse/shared/contracts/remote';
import { isApiError } from '@tallyhouse/shared/http/api-error';
import type { Locale } from '@tallyhouse/shared/i18n/locale';

let last: Promise<void> = Promise.resolve();

/**
 * Keeps the language with the account; of two that are chosen quickly the later one stays, so each waits for the one
 * before.
 */
export function saveLanguage(http: HttpClient, locale: Locale): Promise<void> {
  const saving = last.then(() => save(http, locale));
  last = saving.catch(() => undefined);
  return saving;
}

/** Somebody who changes the account at the same moment is not overwritten: it reads again once. */
async function save(http: HttpClient, locale: Locale): Promise<void> {
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
