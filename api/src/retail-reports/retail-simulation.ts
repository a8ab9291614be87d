import * as z from 'zod/mini';
import { retailSimulationOrder } from '@tallyhouse/shared/contracts/retail-reports';
import { planReport } from '../reports/report-definition';
import type { SimulationKind } from '../reports/simulation-job';
import { pickTickets } from './picked-tickets';
import { retailReports } from './retail-family';

const orderSchema = z.strictObject(retailSimulationOrder);

/** Simulations of retail reports. */
export const retailSimulation: SimulationKind<z.output<typeof orderSchema>> = {
  kind: 'retail-simulation',
  order: orderSchema,
  plan: async (order, { store, brand, now }) =>
    planReport(retailReports, brand, { ...order, picked: await pickTickets(store, brand.id, order) }, now),
};
