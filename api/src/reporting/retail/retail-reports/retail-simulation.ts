import * as z from 'zod/mini';
import { retailSimulationOrder } from '@tallyhouse/shared/contracts/retail-reports';
import { planSimulation } from '../../reports/plan-simulation';
import type { SimulationKind } from '../../simulations/simulation-job';
import { pickTickets } from '../../reports/picked-tickets/pick-tickets';
import { retailReports } from '../../reports/families/retail-family';

const orderSchema = z.strictObject(retailSimulationOrder);

/** Simulations of retail reports. */
export const retailSimulation: SimulationKind<z.output<typeof orderSchema>> = {
  kind: 'retail-simulation',
  order: orderSchema,
  family: retailReports,
  plan: async (order, { store, brand, now }) => {
    const picked = await pickTickets(store, brand.id, order);
    return planSimulation(store, retailReports, { ...order, picked }, { brand, now });
  },
};
