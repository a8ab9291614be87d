/** What the panel of filters shows, as the address names it: `list`, `deleted`, `new` or the id of a filter. */
export type Panel = string | null;

export function panelOf(parameters: URLSearchParams): Panel {
  const panel = parameters.get('filters');
  return panel !== null && /^[\w-]{1,100}$/.test(panel) ? panel : null;
}

/** The address with the panel open on something, or closed; the rest of it stays. */
export function withPanel(parameters: URLSearchParams, panel: Panel): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (panel === null) next.delete('filters');
  else next.set('filters', panel);
  return next;
}
