import * as z from './schema';
import { defineEndpoint } from './endpoint';

export const openApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  tag: 'API',
  summary: 'This document: OpenAPI 3.1, printed from the calls that are mounted.',
  access: 'public',
  answer: z.record(z.string(), z.unknown()),
  status: 200,
});
