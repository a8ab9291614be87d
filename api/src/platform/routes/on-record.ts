import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import type { ActiveBrand, CurrentUser } from '../auth/current-user';
import { admit, type Admission } from './admit';
import type { Api } from './api';

/** As `admit`; a refusal for want of a right is in the audit before it is answered. */
export async function admitOnRecord(
  endpoint: Endpoint,
  request: FastifyRequest,
  { gatekeeper, recorder }: Pick<Api, 'gatekeeper' | 'recorder'>,
): Promise<Admission> {
  let user: CurrentUser | undefined;
  const asking = {
    ...gatekeeper,
    authenticate: async (asked: FastifyRequest) => (user = await gatekeeper.authenticate(asked)),
  };
  try {
    return await admit(endpoint, request, asking);
  } catch (error) {
    if (user !== undefined) {
      const brandId = user.brands.find(({ id }) => id === request.headers['brand'])?.id;
      await recorder.refused({ endpoint, request, user, brandId }, error);
    }
    throw error;
  }
}

/** Does the work of an admitted call under the eyes of the recorder. */
export function onRecord<T>(
  { recorder }: Pick<Api, 'recorder'>,
  call: {
    readonly endpoint: Endpoint;
    readonly request: FastifyRequest;
    readonly user: CurrentUser;
    readonly brand: ActiveBrand | null;
  },
  work: () => Promise<T>,
): Promise<T> {
  return recorder.watch({ ...call, brandId: call.brand?.id }, work);
}
