import * as z from '../contracts/schema';
import { useSearchParams } from '../kit/router';

/** What a list may be narrowed by: parameters of the address and what each may hold. */
type Fields = Readonly<Record<string, z.core.$ZodType<string>>>;

type FieldValues<F extends Fields> = { readonly [Name in keyof F]?: z.output<F[Name]> };

/** A field that holds one of `values`. */
export function fieldOneOf<const Value extends string>(values: readonly Value[]) {
  return z.enum(values);
}

/** Reads fields from an address. What it does not understand it leaves out: a mistyped link shows more, never an error. */
export function fieldsOfAddress<F extends Fields>(search: URLSearchParams, fields: F): FieldValues<F> {
  const known = Object.entries(fields).flatMap(([name, schema]) => {
    const value = search.get(name);
    const parsed = value === null || value === '' ? null : z.safeParse(schema, value);
    return parsed?.success === true ? [[name, parsed.data] as const] : [];
  });
  return Object.fromEntries(known) as FieldValues<F>;
}

/** Writes fields into an address, `undefined` takes one away; other parameters stay, and the list starts at its first page. */
export function addressWithFields(
  search: URLSearchParams,
  change: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The filters and the page of a list, kept in the address, so that a copied link shows the same list. */
export function useAddressFields<F extends Fields>(fields: F) {
  const [search, setSearch] = useSearchParams();
  const values = fieldsOfAddress(search, fields);
  const page = Number(search.get('page') ?? '1');
  return {
    values,
    page: Number.isInteger(page) && page > 0 && page <= 100_000 ? page : 1,
    isNarrowed: Object.keys(values).length > 0,
    change: (change: { readonly [Name in keyof F]?: string | undefined }) =>
      setSearch((current) => addressWithFields(current, change), {
        replace: true,
      }),
    clear: () =>
      setSearch(
        (current) =>
          addressWithFields(
            current,
            Object.fromEntries(Object.keys(fields).map((name) => [name, undefined])),
          ),
        { replace: true },
      ),
    toPage: (to: number) =>
      setSearch((current) => {
        const next = new URLSearchParams(current);
        if (to === 1) next.delete('page');
        else next.set('page', String(to));
        return next;
      }),
  };
}

/** The thing that lies open over a list, by its id in the address under `name`; null where none does. */
export function useOpenInAddress(name: string): readonly [string | null, (id: string | null) => void] {
  const [search, setSearch] = useSearchParams();
  const open = (id: string | null) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (id === null) next.delete(name);
      else next.set(name, id);
      return next;
    });
  return [search.get(name), open];
}
