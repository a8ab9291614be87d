import {
  confirmChange as confirmChangeCall,
  listChanges as listChangesCall,
  proposeChange as proposeChangeCall,
  readChange,
  refuseChange as refuseChangeCall,
  withdrawChange as withdrawChangeCall,
  type ChangeDetail,
} from '@tallyhouse/shared/contracts/changes';
import type { AppContext } from '../../platform/routes/app-context';
import type { Admission } from '../../platform/routes/admit';
import type { Api } from '../../platform/routes/api';
import { route, type Call } from '../../platform/routes/endpoint-route';
import { presentChange, presentChangeDetail } from './change-content';
import { confirmChange, refuseChange, requireChange, withdrawChange, type Decider } from './decide-change';
import { proposeChange, type Proposal } from './propose-change';
import { listChanges } from './queries/read-changes';

/** Changes that two people make: proposing, looking at, deciding. */
export function changeRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, listChangesCall, async ({ query, user, brandIds, signal }) => {
    const { items, totalCount } = await listChanges(
      store,
      { brandIds, userId: user.id },
      { ...query, now: clock() },
      { signal },
    );
    const { page, pageSize } = query;
    return { items: items.map((change) => presentChange(change, user)), page, pageSize, totalCount };
  });

  route(api, readChange, ({ params, ...call }) => present(deciderOf(call), params.id));

  route(api, proposeChangeCall, ({ body, ...call }) => proposedChange({ store, clock }, body, call));

  route(api, confirmChangeCall, async ({ params, body, ...call }) => {
    const decider = deciderOf(call);
    await confirmChange(store, decider, params.id, body.otp);
    return present(decider, params.id);
  });

  route(api, refuseChangeCall, async ({ params, body, ...call }) => {
    const decider = deciderOf(call);
    await refuseChange(store, decider, params.id, body.reason);
    return present(decider, params.id);
  });

  route(api, withdrawChangeCall, async ({ params, ...call }) => {
    const decider = deciderOf(call);
    await withdrawChange(store, decider, params.id);
    return present(decider, params.id);
  });

  function deciderOf({ user, brandIds, request }: Caller): Decider {
    return { user, brandIds, now: clock(), address: request.ip };
  }

  async function present(decider: Decider, id: string): Promise<ChangeDetail> {
    return presentChangeDetail(await requireChange(store, decider, id), decider.user);
  }
}

type Caller = Pick<Call<unknown, unknown, unknown> & Admission, 'user' | 'brandIds' | 'request'>;

/** Keeps a proposal and gives it as its reader sees it, for calls that propose one kind of change. Errors: as `proposeChange`. */
export async function proposedChange(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  proposal: Proposal,
  { user, brandIds, request }: Caller,
): Promise<ChangeDetail> {
  const now = clock();
  const id = await proposeChange(store, proposal, { user, brandIds, now, address: request.ip });
  return presentChangeDetail(await requireChange(store, { user, brandIds, now }, id), user);
}
