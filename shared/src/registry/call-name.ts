import type { Endpoint } from '../contracts/endpoint';

/** The name of a call in a manifest: `GET /api/OnlineReports/:id`. */
export function callName({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
