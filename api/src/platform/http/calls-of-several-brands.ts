import type { FastifyRequest } from 'fastify';

const calls = new WeakSet<FastifyRequest>();

/** Says that a call is about figures of brands beside the selected one: the log of calls keeps it under none of them. */
export function noteSeveralBrands(request: FastifyRequest): void {
  calls.add(request);
}

export function isOfSeveralBrands(request: FastifyRequest): boolean {
  return calls.has(request);
}
