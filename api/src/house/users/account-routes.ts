import {
  acceptInvitation as acceptInvitationCall,
  checkInvitation as checkInvitationCall,
  mailPasswordLink as mailPasswordLinkCall,
} from '@tallyhouse/shared/contracts/password-links';
import { permissionsByRole } from '@tallyhouse/shared/contracts/permissions';
import {
  disableUser as disableUserCall,
  enableUser,
  inviteUser,
  issueInvitation as issueInvitationCall,
  listUsers as listUsersCall,
  resetPassword,
  resetSecondFactor,
  type UserCard,
} from '@tallyhouse/shared/contracts/users';
import { grantRole, listRoles, revokeRole as revokeRoleCall } from '@tallyhouse/shared/contracts/roles';
import type { AppContext } from '../../platform/routes/app-context';
import { proposedChange } from '../changes/change-routes';
import type { Api } from '../../platform/routes/api';
import { publicRoute, route } from '../../platform/routes/endpoint-route';
import { createMailer } from '../../platform/mail/send-mail';
import { NotFound } from '../../platform/http/problems';
import type { Store } from '../../store/store';
import { mailPasswordLink, requireMailing } from './forgotten-password';
import { acceptInvitation, checkInvitation, issueInvitation } from './invitations';
import { listRoleAssignments } from './queries/read-role-assignments';
import { listUsers } from './queries/read-users';
import { disableUser, requireRightsOver, revokeRole } from './shut-account';

/** Users, their roles, and how an account is opened and shut. What gives rights is a change for two people. */
export function accountRoutes(api: Api, context: AppContext): void {
  userListRoutes(api, context);
  shuttingRoutes(api, context);
  invitationRoutes(api, context);
}

function userListRoutes(api: Api, context: AppContext): void {
  const { store, clock } = context;
  route(api, listUsersCall, async ({ query, brandIds, signal }) => {
    const { page, pageSize } = query;
    return {
      ...(await listUsers(store, brandIds, { ...query, now: clock() }, { signal })),
      page,
      pageSize,
    };
  });

  route(api, listRoles, async ({ query, brandIds, signal }) => {
    const { page, pageSize } = query;
    const list = await listRoleAssignments(store, brandIds, { ...query, now: clock() }, { signal });
    const roles = Object.entries(permissionsByRole).map(([role, permissions]) => ({
      role,
      permissions: [...permissions],
    }));
    return { ...list, page, pageSize, roles };
  });

  route(api, inviteUser, ({ body: { reason, ...invited }, ...call }) => {
    const payload = { action: 'INVITE', ...invited };
    return proposedChange(context, { kind: 'USER', payload, reason }, call);
  });

  route(api, grantRole, ({ body: { reason, ...payload }, ...call }) =>
    proposedChange(context, { kind: 'ROLE_ASSIGNMENT', payload, reason }, call),
  );

  const accountChanges = [
    [enableUser, 'ENABLE'],
    [resetPassword, 'RESET_PASSWORD'],
    [resetSecondFactor, 'RESET_SECOND_FACTOR'],
  ] as const;
  for (const [endpoint, action] of accountChanges) {
    route(api, endpoint, ({ params, body, ...call }) => {
      const payload = { action, userId: params.id };
      return proposedChange(context, { kind: 'USER', payload, reason: body.reason }, call);
    });
  }
}

function shuttingRoutes(api: Api, { store, clock }: AppContext): void {
  route(api, disableUserCall, async ({ params, body, user, brandIds, request }) => {
    const now = clock();
    await requireSeen(store, brandIds, params.id, now);
    await disableUser(store, params.id, { user, now, address: request.ip, reason: body.reason });
    return requireSeen(store, brandIds, params.id, now);
  });

  route(api, revokeRoleCall, async ({ body: { reason, ...held }, user, brandIds, request }) => {
    const now = clock();
    await requireSeen(store, brandIds, held.userId, now);
    await revokeRole(store, held, { user, now, address: request.ip, reason });
    return undefined;
  });
}

function invitationRoutes(api: Api, context: AppContext): void {
  const { store, clock } = context;
  route(api, issueInvitationCall, async ({ params, user, brandIds, request }) => {
    const now = clock();
    await requireSeen(store, brandIds, params.id, now);
    await requireRightsOver(store, params.id, user);
    return issueInvitation(store, params.id, { user, now, address: request.ip });
  });

  mailedLinkRoute(api, context);

  publicRoute(api, checkInvitationCall, async ({ body, request }) => {
    await checkInvitation(store, body, { now: clock(), address: request.ip });
    return undefined;
  });

  publicRoute(api, acceptInvitationCall, async ({ body, request }) => {
    await acceptInvitation(store, body, { now: clock(), address: request.ip });
    return undefined;
  });
}

function mailedLinkRoute(api: Api, { store, clock, config, log }: AppContext): void {
  const { mail, publicUrl } = config;
  const mailer = createMailer(mail);
  const mailing = mailer === null || publicUrl === undefined ? null : { mailer, publicUrl };
  const underWay = new Set<Promise<void>>();
  api.server.addHook('onClose', async () => {
    await Promise.all(underWay);
    mailer?.close();
  });

  publicRoute(api, mailPasswordLinkCall, async ({ body, request }) => {
    const asking = { ...body, now: clock(), address: request.ip };
    const way = await requireMailing(store, mailing, asking);
    const sending = mailPasswordLink(store, way, asking)
      .then((fault) => fault !== null && log.warn({ fault }, 'a link to a new password was not mailed'))
      .catch((error: unknown) => log.error({ err: error }, 'a link to a new password was not mailed'))
      .then(() => void underWay.delete(sending));
    underWay.add(sending);
    return undefined;
  });
}

/** Errors: `NotFound` for a user without a role for one of `brandIds` or for every brand. */
async function requireSeen(
  store: Store,
  brandIds: readonly string[],
  id: string,
  now: Date,
): Promise<UserCard> {
  const { items } = await listUsers(store, brandIds, { ids: [id], page: 1, pageSize: 1, now });
  const [card] = items;
  if (card === undefined) throw new NotFound('user');
  return card;
}
