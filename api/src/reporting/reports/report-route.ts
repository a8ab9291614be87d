import type { Endpoint, Parsed, Schema } from '@tallyhouse/shared/contracts/endpoint';
import type { ActiveBrand } from '../../platform/auth/current-user';
import type { Admission } from '../../platform/routes/admit';
import type { Api } from '../../platform/routes/api';
import { brandRoute, type Call, type HandlerAnswer } from '../../platform/routes/endpoint-route';
import type { Queryable } from '../../store/store';
import { inWholeReport, type WhichReport } from './in-whole-report';

type S = Schema | undefined;
type ReportCall<P extends S, Q extends S, B extends S> = Call<Parsed<P>, Parsed<Q>, Parsed<B>> &
  Admission & { readonly brand: ActiveBrand };

interface ReportEndpoint<P extends S, Q extends S, B extends S, A extends S> {
  readonly endpoint: Endpoint<P, Q, B, A>;
  /** Which one a call is about. */
  readonly of: (call: ReportCall<P, Q, B>) => WhichReport;
}

/**
 * As `brandRoute`, for calls about a report or a simulation: where it is a return of several brands, `call.brand` is all of
 * them as one, whichever of them the call is for.
 *
 * Errors: `RETURN_SPANS_BRANDS` (403) where the caller may not make the call for each.
 */
export function reportRoute<P extends S, Q extends S, B extends S, A extends S>(
  api: Api,
  store: Queryable,
  { endpoint, of }: ReportEndpoint<P, Q, B, A>,
  handler: (call: ReportCall<P, Q, B>) => Promise<HandlerAnswer<A>> | HandlerAnswer<A>,
): void {
  brandRoute(api, endpoint, (call) =>
    inWholeReport(store, call, { of: of(call), access: endpoint.access }, async (brand = call.brand) =>
      handler({ ...call, brand }),
    ),
  );
}
