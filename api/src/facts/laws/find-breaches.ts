import { ticketLaws } from './law-catalogue';
import { ticketRelations, type TicketScope } from './ticket-relations';
import type { Queryable } from '../../store/store';

/**
 * SQL of the records of some tickets that break laws, each law and record once.
 *
 * Columns: `law`, `brand_id`, `kind` (`bet`, `settlement`, `payment`), `source_id`, `record_id`, `ticket_id` (record of its
 * bet), `batch_id`, `channel`, `gaming_day`, `other_day` of what it contradicts, `since` (when all of it was known).
 */
export function breachesOf(scope: TicketScope, engine: Queryable['engine']): string {
  const each = ticketLaws.map(({ code, sql }) => `select '${code}' as law, x.* from (${sql}) x`);
  return `with ${ticketRelations(scope, engine)}
    select law, brand_id, kind, source_id, record_id, max(ticket_id) as ticket_id, max(batch_id) as batch_id,
      max(channel) as channel, max(gaming_day) as gaming_day, max(other_day) as other_day, max(since) as since
    from (${each.join(' union all ')}) b
    group by law, brand_id, kind, source_id, record_id`;
}

/** SQL of the id of the exception that a breach is: the same whoever finds it. `prefix` is its alias with a dot. */
export function exceptionId(prefix = ''): string {
  const key = ['brand_id', 'law', 'kind', 'source_id', 'record_id'].map((column) => prefix + column);
  return `'exc_' || md5(concat_ws(' ', ${key.join(', ')}))`;
}
