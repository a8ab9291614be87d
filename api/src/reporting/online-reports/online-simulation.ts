import * as z from 'zod/mini';
import { simulationOrder } from '@tallyhouse/shared/contracts/report-calls';
import { planSimulation } from '../reports/plan-simulation';
import type { SimulationKind } from '../simulations/simulation-job';
import { onlineReports } from '../reports/families/online-family';

const orderSchema = z.strictObject(simulationOrder);

/** Simulations of online reports. */
export const onlineSimulation: SimulationKind<z.output<typeof orderSchema>> = {
  kind: 'online-simulation',
  order: orderSchema,
  family: onlineReports,
  plan: (order, { store, brand, now }) => planSimulation(store, onlineReports, order, { brand, now }),
};
