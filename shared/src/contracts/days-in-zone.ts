import * as z from './schema';
import { daySchema, zoneSchema } from './scalars';

/** Days that a list of instants is narrowed to, both included. */
export const daysInZone = {
  from: z.optional(daySchema),
  to: z.optional(daySchema),
  /** Whose days they are, IANA; left out: those of the brand, and in the group view UTC. */
  zone: z.optional(zoneSchema),
};
