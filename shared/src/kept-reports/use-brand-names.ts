import { useRemoteHost } from '../host/remote-host';
import { useReportFields } from './use-report-fields';

/** Names of the brands that a report is of: all of a return of several, else the selected one. */
export function useBrandNames(brandIds: readonly string[] | undefined): string {
  const { brand } = useRemoteHost().session;
  const { fields } = useReportFields();
  if (brandIds === undefined) return brand?.name ?? '';
  const named = fields.find(({ field }) => field === 'brand')?.options ?? [];
  return brandIds.map((id) => named.find(({ value }) => value === id)?.label ?? id).join(', ');
}
