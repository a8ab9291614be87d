import { onlineReports } from '../reports/families/online-family';
import { retailReports } from '../reports/families/retail-family';
import type { Labels } from './words/code-labels';
import type { FileWords } from './words/file-words';

/** What the kinds of reports are called. */
export function typeLabels({ of }: FileWords): Labels {
  const rules = [...onlineReports.types, ...retailReports.types];
  return Object.fromEntries(rules.map(({ type, title }) => [type, of(title)]));
}
