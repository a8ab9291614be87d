import { listBrands } from '../contracts/brands';
import { useRemoteHost } from '../host/remote-host';
import { useQuery } from '../kit/query';
import { useMemo } from 'react';

export type Licences = ReadonlyMap<
  string,
  { readonly number: string; readonly brandId: string; readonly currency: string }
>;

/** Licences of the user's brands by id; empty until they are there, ids stand for themselves then. */
export function useLicences(): Licences {
  const { http } = useRemoteHost();
  const brands = useQuery({
    queryKey: ['own-brands'],
    queryFn: ({ signal }) => http.call(listBrands, { signal }),
    staleTime: 600_000,
  });
  return useMemo(
    () =>
      new Map(
        (brands.data?.items ?? []).flatMap((brand) =>
          brand.licences.map(
            ({ id, number, currency }) =>
              [id, { number, brandId: brand.id, currency: currency ?? brand.currency }] as const,
          ),
        ),
      ),
    [brands.data],
  );
}
