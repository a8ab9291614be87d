import { en } from '../i18n/tanzania.en';
import type { TanzaniaText } from '../i18n/use-tanzania-text';

type KnownClass = keyof typeof en.class;

/** Name of a product class of the Gaming Act; one without a name of ours stands for itself. */
export function className(productClass: string | null, text: TanzaniaText): string {
  if (productClass === null) return text('class.none');
  return isKnown(productClass) ? text(`class.${productClass}`) : productClass;
}

function isKnown(productClass: string): productClass is KnownClass {
  return productClass in en.class;
}
