import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { reportDetailSchema, reportFieldsSchema, reportListFilters, reportListSchema } from './kept-reports';
import { pageFields } from './paging';
import { idSchema } from './scalars';

const tag = 'Retail reports';

export const listKeptRetailReports = defineEndpoint({
  method: 'GET',
  path: '/api/RetailReports/list',
  tag,
  summary: 'Kept retail reports of the selected brand, newest first.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({ ...reportListFilters, ...pageFields }),
  answer: reportListSchema,
  status: 200,
});

export const readRetailReport = defineEndpoint({
  method: 'GET',
  path: '/api/RetailReports/reportbyid',
  tag,
  summary: 'Header, definition, history and versions of one kept retail report; no rows.',
  access: 'reports.view',
  brand: 'optional',
  query: z.strictObject({ id: idSchema }),
  answer: reportDetailSchema,
  status: 200,
});

export const listRetailReportFields = defineEndpoint({
  method: 'GET',
  path: '/api/RetailReports/reportfields',
  tag,
  summary: 'The columns and kinds of retail report that a builder can choose from.',
  access: 'reports.view',
  brand: 'required',
  query: z.strictObject({ type: z.optional(z.string()) }),
  answer: reportFieldsSchema,
  status: 200,
});
