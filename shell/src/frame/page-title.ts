import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import type { useShellText } from '../i18n/use-shell-text';

interface PageName {
  readonly title: string;
  /** Of a report, in words. */
  readonly period?: string | undefined;
}

/** Title of the window: what is shown, for which brand, `Online · Alder · Tallyhouse`; of a report with its period. */
export function pageTitle(
  { title, period }: PageName,
  { brand }: TabBrand,
  text: ReturnType<typeof useShellText>,
): string {
  return `${title} · ${brand?.name ?? text('frame.allBrands')} · ${period ?? text('product')}`;
}
