import { listBrands } from '@tallyhouse/shared/contracts/brands';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';

const registerMs = 600_000;

/** Name and zone of a brand of the user; until they are known its id, and UTC. */
export function useBrandOf(brandId: string | null): { readonly name: string; readonly zone: string } {
  const { http, session } = useRemoteHost();
  const own = session.brand?.id === brandId ? session.brand : null;
  const { data } = useQuery({
    queryKey: ['own-brands'],
    queryFn: ({ signal }) => http.call(listBrands, { signal }),
    enabled: own === null && brandId !== null,
    staleTime: registerMs,
  });
  const found = own ?? data?.items.find(({ id }) => id === brandId);
  return { name: found?.name ?? brandId ?? '', zone: found?.zone ?? 'UTC' };
}
