import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { createRetailReport } from '@tallyhouse/shared/contracts/retail-reports';
import type { FieldError } from '@tallyhouse/shared/contracts/problem';
import type { ActiveBrand } from '../../../platform/auth/current-user';
import { ValidationFailed } from '../../../platform/http/problems';
import { prepareReport } from '../../reports/prepare-report';
import { readSimulation } from '../../reports/queries/read-content';
import type { StoredReport } from '../../reports/queries/report-headers';
import { simulateReport } from '../../simulations/simulate-report';
import type { Store } from '../../../store/store';
import { retailSimulation } from './retail-simulation';

/** What somebody wants to keep. */
export interface ReportRequest extends Parsed<typeof createRetailReport.body> {
  readonly brand: ActiveBrand;
  readonly userId: string;
  readonly now: Date;
  readonly signal: AbortSignal;
}

/**
 * Keeps a simulation as a report; without one, simulates first.
 *
 * Errors: `ValidationFailed` when the simulation is of another type, period or set of filters; else as `prepareReport`.
 */
export async function createReport(store: Store, request: ReportRequest): Promise<StoredReport> {
  const { brand, userId, now, signal } = request;
  if (request.simulationId !== undefined) {
    await requireSame(store, request, request.simulationId);
    return prepareReport(store, { ...request, simulationId: request.simulationId });
  }
  const order = { ...request, filters: [], wait: true };
  const plan = await retailSimulation.plan(order, { store, brand, now });
  const { simulationId } = await simulateReport(store, plan, { brand, userId, now, signal });
  return prepareReport(store, { ...request, simulationId });
}

async function requireSame(store: Store, request: ReportRequest, simulationId: string): Promise<void> {
  const simulation = await readSimulation(store, request.brand.id, { id: simulationId, now: request.now });
  // One that is over, or nobody's, is refused by who keeps it.
  if (simulation === undefined) return;
  const { family, definition } = simulation.content;
  const { period } = definition;
  const parts: [field: string, isSame: boolean][] = [
    ['type', family === 'RETAIL' && definition.type === request.type],
    ['period', period.from === request.period.from && period.to === request.period.to],
    ['appliedSetId', definition.appliedSetId === request.appliedSetId],
  ];
  const errors = parts
    .filter(([, isSame]) => !isSame)
    .map(([field]): FieldError => ({
      field,
      code: 'OTHER_SIMULATION',
      message: 'The simulation was made with another one',
    }));
  if (errors.length > 0) throw new ValidationFailed(errors);
}
