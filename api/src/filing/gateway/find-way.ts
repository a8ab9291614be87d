import type { Connection, Obligation } from '@tallyhouse/shared/contracts/authorities';
import { readConnections } from '../authorities/queries/read-connections';
import { loadRegister } from '../../taxes/obligations/load-register';
import type { Config } from '../../platform/config/config';
import { isDemoStore } from '../../store/is-demo-store';
import type { Queryable } from '../../store/store';
import { CallFault } from '../../platform/http/call-fault';
import { type OutboundPolicy } from './outbound-policy';

/** How a brand reaches an authority. */
export interface Way {
  /** Address that `/submissions` and `/health` are put after. */
  readonly endpoint: string;
  readonly policy: OutboundPolicy;
}

interface WayOptions {
  readonly brandId: string;
  readonly authorityId: string;
}

/**
 * The endpoint of a brand at an authority; in the demo the simulator, where nothing else is set.
 *
 * Errors: `CallFault` when there is none.
 */
export async function findWay(
  store: Queryable,
  { hosts, simulatorPort }: Config['authorities'],
  { brandId, authorityId }: WayOptions,
): Promise<Way> {
  const allowsLoopback = await isDemoStore(store);
  const connection = (await readConnections(store, [brandId])).find((row) => row.authorityId === authorityId);
  const endpoint = endpointOf(connection, {
    simulator: allowsLoopback ? `http://127.0.0.1:${simulatorPort}/${encodeURIComponent(authorityId)}` : null,
  });
  if (endpoint === null) {
    throw new CallFault(
      connection?.environment === 'PORTAL'
        ? 'The brand files with this authority by hand, at its portal.'
        : 'No endpoint of this authority is set for the brand: propose one under Authorities.',
      {
        isUnsent: true,
        isRefused: true,
      },
    );
  }
  return { endpoint: endpoint.replace(/\/$/, ''), policy: { hosts, allowsLoopback } };
}

function endpointOf(
  connection: Connection | undefined,
  { simulator }: { readonly simulator: string | null },
): string | null {
  if (connection === undefined || connection.environment === 'SIMULATOR') return simulator;
  return connection.endpoint;
}

/** How a submission is signed; a report that no obligation of the register asks for is not. */
export async function findSigning(
  store: Queryable,
  { authorityId, obligationCode }: { readonly authorityId: string; readonly obligationCode: string },
): Promise<Obligation['signing']> {
  const authority = (await loadRegister(store)).find(({ id }) => id === authorityId);
  return authority?.obligations.find(({ code }) => code === obligationCode)?.signing ?? 'NONE';
}
