import type { CatalogueOf } from './catalogue-of';
import type { roles as en } from './roles.en';

/** The same in Arabic. */
export const roles: CatalogueOf<typeof en> = {
  viewer: 'مطّلع',
  reporter: 'معدّ تقارير',
  approver: 'معتمِد',
  auditor: 'مدقق',
  admin: 'مسؤول',
};
