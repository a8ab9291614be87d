import type { divideSheets } from './apart.mjs';
import type { Sheet } from './extract-styles.mjs';

declare global {
  /** Put into the build of the shell by static-styles.mjs. */
  const ANTD_SHARED_SHEET: Sheet;
  const ANTD_ICON_SHEET: Sheet;
  const ANTD_APART: ReturnType<typeof divideSheets>['apart'];
}
