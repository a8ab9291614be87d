import type { Catalogue, TextKey } from '@tallyhouse/shared/i18n/catalogue';
import type { ReactNode } from 'react';
import { en } from '../../i18n/tax-form.en';
import { sw } from '../../i18n/tax-form.sw';

export const formLanguages = ['both', 'en', 'sw'] as const;
/** Language of a printed form, whatever that of the page. */
export type FormLanguage = (typeof formLanguages)[number];

export type FormKey = TextKey<typeof en>;
/** A label of the form in its language, or in both, one below the other. */
export type FormWords = (key: FormKey) => ReactNode;

/** Labels of a form. Each is marked with its language, so that it is read aloud in it. */
export function formWords(language: FormLanguage): FormWords {
  return function FormLabel(key) {
    const english = <span lang="en">{textAt(en, key)}</span>;
    const swahili = <span lang="sw">{textAt(sw, key)}</span>;
    if (language === 'en') return english;
    if (language === 'sw') return swahili;
    return (
      <span className="th-form-both">
        {english} {swahili}
      </span>
    );
  };
}

/** A class of the Act by its key, `SPORTS`; one without a name of ours is null. */
export function classKey(productClass: string | null): FormKey | null {
  if (productClass === null) return 'class.none';
  return productClass in en.class ? (`class.${productClass}` as FormKey) : null;
}

/** A tax by its code, `GGT`; one without a name of ours is null. */
export function taxKey(code: string): FormKey | null {
  return code in en.tax ? (`tax.${code}` as FormKey) : null;
}

function textAt(catalogue: Catalogue, key: string): string {
  let at: string | Catalogue | undefined = catalogue;
  for (const part of key.split('.')) at = typeof at === 'object' ? at[part] : undefined;
  if (typeof at !== 'string') throw new Error(`The form has no text ${key}`);
  return at;
}
