import * as z from './schema';
import { defineEndpoint } from './endpoint';
import { countSchema, daySchema, idSchema } from './scalars';

/** A shop with what stands and works in it. */
export const branchSchema = z.object({
  id: idSchema,
  name: z.string(),
  openedOn: daySchema,
  /** Its last day; null while it is open. */
  closedOn: z.nullable(daySchema),
  terminals: z.array(z.object({ id: idSchema, kind: z.string() })),
  cashiers: z.array(z.object({ id: idSchema, name: z.string() })),
});

export const readBranchTree = defineEndpoint({
  method: 'GET',
  path: '/api/Branches/tree',
  tag: 'Branches',
  summary: 'Regions, their branches, and terminals and cashiers of each; all by name.',
  access: 'reports.view',
  brand: 'required',
  answer: z.object({
    regions: z.array(
      z.object({ region: z.string(), terminalCount: countSchema, branches: z.array(branchSchema) }),
    ),
  }),
  status: 200,
});
