import { roles as ar } from '../contracts/words/roles.ar';
import { roles as en } from '../contracts/words/roles.en';
import { roles as sw } from '../contracts/words/roles.sw';
import { createUseText } from './use-text';

const useRoleText = createUseText('roles', { en, sw, ar });
const known = Object.keys(en) as (keyof typeof en)[];

/** Says roles by their names; one that this page does not know by its code. */
export function useRoleNames(): (roles: readonly string[]) => string {
  const text = useRoleText();
  const nameOf = (role: string) => {
    const one = known.find((name) => name === role);
    return one === undefined ? role : text(one);
  };
  return (roles) => roles.map(nameOf).join(', ');
}
