import { windowTitle } from '@tallyhouse/shared/host/window-title';
import type { TabBrand } from '@tallyhouse/shared/session/tab-brand';
import type { useShellText } from '../../i18n/use-shell-text';

/** Title of the window for what a tab works for. */
export function pageTitle(
  name: Parameters<typeof windowTitle>[0],
  { brand }: TabBrand,
  text: ReturnType<typeof useShellText>,
): string {
  return windowTitle(name, brand?.name ?? text('frame.allBrands'), text('product'));
}
