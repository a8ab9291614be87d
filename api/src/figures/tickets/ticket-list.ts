/** SQL with which the records of some tickets are looked for. */
interface TicketList {
  /** Items of a `with` list that end in the relation `name`: `brand_id` and `record_id` of each ticket, once. */
  readonly items: string;
  /** Stands between the relation and the table that is joined with it. */
  readonly many: string;
  /** The rest of the condition for records `alias`; `ticket` is the alias of the relation. */
  readonly ofSource: (alias: string, ticket: string) => string;
}

/**
 * The tickets of a SELECT of `brand_id` and `record_id`, in which one may stand twice.
 *
 * `bySource`: on PostgreSQL, whose keys begin with brand and source. It is handed all sources of a brand, since joined with
 * them it may look for a ticket through all of the brand's records; by an outer join, since it would think that an inner
 * one leaves hardly any ticket. A cluster joins sums of its sources with what was listed, not with the list's statement.
 */
export function ticketList(
  name: string,
  tickets: string,
  { bySource = false, extra = '' }: { readonly bySource?: boolean; readonly extra?: string } = {},
): TicketList {
  const distinct = `select distinct brand_id, record_id from (${tickets}) d`;
  if (!bySource) {
    return {
      items: `${name} as materialized (select i.brand_id, i.record_id${extra} from (${distinct}) i)`,
      many: '',
      ofSource: () => '',
    };
  }
  return {
    items: `${name}_list as materialized (${distinct}), ${name} as materialized (
      select i.brand_id, i.record_id, s.sources${extra} from ${name}_list i left join (
        select brand_id, array_agg(id) as sources from source group by brand_id) s using (brand_id))`,
    many: takenForMany,
    ofSource: (alias, ticket) => `and ${alias}.source_id = any(${ticket}.sources)`,
  };
}

/**
 * One row, which PostgreSQL takes for a hundred. It thinks the columns of a key independent of each other, and so the
 * records of any number of tickets few; then it compares each of them with each.
 */
const takenForMany = `cross join json_array_elements('[0]') taken_for_many`;
