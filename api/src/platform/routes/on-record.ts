import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '@tallyhouse/shared/contracts/endpoint';
import type { ActiveBrand, CurrentUser } from '../auth/current-user';
import { admit, type Admission } from './admit';
import type { Api } from './api';

/** As `admit`; a refusal for want of a right is in the audit before it is answered. */
export async function admitOnRecord(
  endpoint: Endpoint,
  request: FastifyRequest,
  { gatekeeper, witness }: Pick<Api, 'gatekeeper' | 'witness'>,
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
      await witness.refused({ endpoint, request, user, brandId }, error);
    }
    throw error;
  }
}

/** Does the work of an admitted call under the eyes of the witness. */
export function onRecord<T>(
  { witness }: Pick<Api, 'witness'>,
  call: {
    readonly endpoint: Endpoint;
    readonly request: FastifyRequest;
    readonly user: CurrentUser;
    readonly brand: ActiveBrand | null;
  },
  work: () => Promise<T>,
): Promise<T> {
  return witness.watch({ ...call, brandId: call.brand?.id }, work);
}
