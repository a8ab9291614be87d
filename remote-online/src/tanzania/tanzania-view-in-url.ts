/** How the Tanzanian figures are looked at, beside the period. Names are those of the calls. */
export interface TanzaniaView {
  readonly productClass: string | null;
  readonly region: string | null;
  readonly includeUnverified: boolean;
  readonly granularity: 'week' | 'month';
}

export function tanzaniaViewOf(parameters: URLSearchParams): TanzaniaView {
  const text = (name: string, most: number) => {
    const value = parameters.get(name)?.trim() ?? '';
    return value === '' || value.length > most ? null : value;
  };
  return {
    productClass: text('productClass', 60),
    region: text('region', 100),
    includeUnverified: parameters.get('includeUnverified') === 'true',
    granularity: parameters.get('granularity') === 'month' ? 'month' : 'week',
  };
}

/** The address with `change` in it; defaults are left out, everything else stays. */
export function withTanzaniaView(
  parameters: URLSearchParams,
  change: Partial<TanzaniaView>,
): URLSearchParams {
  const next = new URLSearchParams(parameters);
  const view = { ...tanzaniaViewOf(parameters), ...change };
  const put = (name: string, value: string | null) => {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  };
  put('productClass', view.productClass);
  put('region', view.region);
  put('includeUnverified', view.includeUnverified ? 'true' : null);
  put('granularity', view.granularity === 'month' ? 'month' : null);
  return next;
}

/** The filters as the calls take them. */
export function tanzaniaFilters(view: TanzaniaView) {
  return {
    includeUnverified: view.includeUnverified ? ('true' as const) : ('false' as const),
    ...(view.productClass !== null && { productClass: view.productClass }),
    ...(view.region !== null && { region: view.region }),
  };
}
