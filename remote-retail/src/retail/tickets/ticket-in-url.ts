/** Id of the ticket whose life is shown, as the address names it. */
export function ticketOf(parameters: URLSearchParams): string | null {
  const id = parameters.get('ticket');
  return id !== null && /^[^/]{1,60}\/.{1,60}$/.test(id) ? id : null;
}

/** The address with a ticket open, or closed; the rest of it stays. */
export function withTicket(parameters: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(parameters);
  if (id === null) next.delete('ticket');
  else next.set('ticket', id);
  return next;
}
