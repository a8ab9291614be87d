import type { ReferenceDataInput } from '@tallyhouse/shared/contracts/reference-data';
import { createPrng } from './prng';
import type { Shop, ShopBook } from './shops';

type Agent = NonNullable<ReferenceDataInput['brands'][number]['agents']>[number];

const agentShare = 0.3;
const shopsEach = 3;

/** Agents that run three shops in ten; each is paid five in a hundred of revenue or four of stakes. */
export function agentsOf(seedOfBrand: string, book: ShopBook | null): Agent[] {
  const prng = createPrng(`${seedOfBrand}|agents`);
  const run = (book?.shops ?? []).filter(() => prng.chance(agentShare));
  const agents: Agent[] = [];
  for (let first = 0; first < run.length; first += shopsEach) {
    agents.push(agentOf(agents.length + 1, run.slice(first, first + shopsEach), prng.chance(0.6)));
  }
  return agents;
}

function agentOf(number: number, shops: readonly Shop[], isByRevenue: boolean): Agent {
  const validFrom = shops.map(({ openedOn }) => openedOn).sort()[0] ?? '';
  return {
    id: `AG${String(number).padStart(2, '0')}`,
    name: `${shops[0]?.region ?? ''} Agency ${number}`.trim(),
    branches: shops.map(({ id, openedOn, closedOn }) => ({
      branchId: id,
      validFrom: openedOn,
      validTo: closedOn,
    })),
    commissions: [
      isByRevenue ? { base: 'GGR', rate: '0.05', validFrom } : { base: 'STAKES', rate: '0.04', validFrom },
    ],
  };
}
