import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import { permissionsByRole, type Role } from '@tallyhouse/shared/contracts/permissions';

/** What a role gets of a call: all of it, all but who the players are, or a refusal. */
export type AccessCell = 'allow' | 'masked' | 'deny';

/** One call, who may make it, and what that means for each role. */
export interface AccessRow {
  /** `GET /api/Audit`. */
  readonly call: string;
  readonly access: Endpoint['access'];
  readonly brand: 'required' | 'optional' | 'none';
  readonly cells: Readonly<Record<Role, AccessCell>>;
}

export const roles = Object.keys(permissionsByRole) as Role[];

/** What the server's own OpenAPI document says of one call, as far as access goes. */
interface Operation {
  readonly 'x-permission'?: Endpoint['access'];
  readonly security: readonly unknown[];
  readonly parameters: readonly { readonly in: string; readonly name: string; readonly required: boolean }[];
}
export interface AccessDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Every call that the server has, in order of path and method, with what each role gets of it. */
export function accessTable({ paths }: AccessDocument): AccessRow[] {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => rowOf(method, path, operation)),
  );
  const keyOf = ({ call }: AccessRow) => call.split(' ').reverse().join(' ');
  return rows.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

function rowOf(method: string, path: string, operation: Operation): AccessRow {
  const access = operation.security.length === 0 ? 'public' : (operation['x-permission'] ?? 'signed-in');
  const header = operation.parameters.find((one) => one.in === 'header' && one.name === 'Brand');
  const call = `${method.toUpperCase()} ${path}`;
  return {
    call,
    access,
    brand: header === undefined ? 'none' : header.required ? 'required' : 'optional',
    cells: Object.fromEntries(roles.map((role) => [role, cellOf(call, access, role)])) as AccessRow['cells'],
  };
}

/** Calls whose answers or files say something of players: masked for who may never learn who they are. */
const personalCalls: readonly string[] = [
  'GET /api/DoubleConfirmation/{id}',
  'GET /api/Drill',
  'POST /api/Exports',
  'GET /api/Jobs/{id}/result',
  'GET /api/Lineage',
  'GET /api/LoadData/{id}/rejects',
  'GET /api/LoadData/{id}/rejectsFile',
  'POST /api/OnlineReports/lastReportDetails',
  'POST /api/OnlineReports/lastReportDetails2',
  'POST /api/OnlineReports/lastReportDetailsExcel',
  'GET /api/OnlineReports/lastreports',
  'GET /api/RetailReports/ticket',
  'GET /api/TaxReporting/periods/{id}/register',
];

function cellOf(call: string, access: AccessRow['access'], role: Role): AccessCell {
  const held: readonly string[] = permissionsByRole[role];
  if (access !== 'public' && access !== 'signed-in' && !held.includes(access)) return 'deny';
  return personalCalls.includes(call) && !held.includes('players.unmask') ? 'masked' : 'allow';
}
