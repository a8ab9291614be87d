import type { Permission } from '../contracts/permissions';
import { permissions as ar } from '../contracts/words/permissions.ar';
import { permissions as en } from '../contracts/words/permissions.en';
import { permissions as sw } from '../contracts/words/permissions.sw';
import { createUseText } from '../i18n/use-text';
import { useReportingText } from './use-reporting-text';

const usePermissionName = createUseText('permissions', { en, sw, ar });

/** What to ask for where a permission is lacking: by its name, and by the code that administrators know. */
export function useLacking(): (permission: Permission) => string {
  const text = useReportingText();
  const nameOf = usePermissionName();
  return (permission) => text('forbidden.hint', { name: nameOf(permission), code: permission });
}
