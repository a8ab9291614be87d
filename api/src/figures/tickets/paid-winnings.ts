import { inForce } from '../../store/in-force';
import { chargeColumns } from './winnings-charges';
import { winningsColumns, winningsOfFacts } from './winnings-of-facts';

const columns = winningsColumns.join(', ');
const inScope = 'gaming_day between cast($2 as date) and cast($3 as date)';
const known = (alias: string) => inForce('$4', alias);

const isChanged = '(brand_id, gaming_day) in (select brand_id, gaming_day from changed_day)';

/**
 * SQL of a `with` list that ends in `kept_winnings` and `changed_winnings`, rows as `winningsOfFacts` says, of a brand
 * ($1), a first and a last day ($2, $3) and an instant of knowledge ($4).
 *
 * A day of whose tickets nothing changed after the instant is read from `paid_winnings`, any other from their facts: asked
 * for now, there is none of that kind.
 */
export const winningsInForce = `changed_day as materialized (
      select brand_id, gaming_day from winnings_day
      where brand_id = $1 and ${inScope} and changed_at > cast($4 as timestamp)),
    ${winningsOfFacts({
      tickets: `select brand_id, bet_record_id as record_id from payment
        where ${isChanged} and kind = 'WINNINGS' and ${known('')}`,
      inForce: known,
    })},
    kept_winnings as (
      select ${columns} from paid_winnings where brand_id = $1 and ${inScope} and not ${isChanged}),
    changed_winnings as (select ${columns} from fact_winnings where ${isChanged})`;

/** SQL, to select from, of the charges of the days that are read from what is kept, in the list of `winningsInForce`. */
export const chargesInForce = `(select ${chargeColumns} from winnings_charge
  where brand_id = $1 and ${inScope} and not ${isChanged} and entries > 0)`;

/** As a list that ends in `winnings`: what players of a country, SQL of which is given, were paid: a question of few taxes, told by the facts. */
export function winningsOfPlayersIn(country: string): string {
  const narrow = `kind = 'WINNINGS' and player_country = ${country}`;
  return `${winningsOfFacts({
    tickets: `select brand_id, bet_record_id as record_id from payment
      where brand_id = $1 and ${inScope} and ${narrow} and ${known('')}`,
    inForce: known,
    narrow: ` and p.gaming_day <= cast($3 as date) and p.player_country = ${country}`,
  })},
    winnings as (select ${columns} from fact_winnings where ${inScope})`;
}
