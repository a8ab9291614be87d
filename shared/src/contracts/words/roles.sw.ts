import type { CatalogueOf } from './catalogue-of';
import type { roles as en } from './roles.en';

/** The same in Swahili. */
export const roles: CatalogueOf<typeof en> = {
  viewer: 'Mtazamaji',
  reporter: 'Mwandaaji wa ripoti',
  approver: 'Mwidhinishaji',
  auditor: 'Mkaguzi',
  admin: 'Msimamizi',
};
