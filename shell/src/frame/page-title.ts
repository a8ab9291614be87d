import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import type { useShellText } from '../i18n/use-shell-text';

/** Title of the window: what is shown, for which brand, `Online · Alder · Tallyhouse`. */
export function pageTitle(title: string, { brand }: TabBrand, text: ReturnType<typeof useShellText>): string {
  return `${title} · ${brand?.name ?? text('frame.allBrands')} · ${text('product')}`;
}
