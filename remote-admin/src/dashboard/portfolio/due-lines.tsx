import { dayText } from '@tallyhouse/shared/format/day';
import { useSaid } from '@tallyhouse/shared/format/use-said';
import { Link } from '@tallyhouse/shared/kit/router';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { dueAgo } from '@tallyhouse/shared/format/due-ago';
import { usePortfolioText } from '../../i18n/use-portfolio-text';
import { tileAddress } from '../tile-address';
import { toneLooks } from '../tone-looks';
import type { StandingProps } from './brand-card';
import { inBrand } from '@tallyhouse/shared/reporting/in-brand';

/** What fits beside the other parts; the calendar has all. */
const mostShown = 3;
const counted = [
  ['OVERDUE', 'overdue'],
  ['TAX_OVERDUE', 'taxOverdue'],
  ['DUE_SOON', 'dueSoon'],
] as const;

/** How much is late and how much is due, and what of it comes first. */
export function DueLines({ standing: { brand, tiles, deadlines }, nowMs }: StandingProps) {
  const text = usePortfolioText();
  const said = useSaid(brand.zone);
  const tags = counted.flatMap(([id, word]) => {
    const tile = tiles.get(id);
    return tile === undefined || (tile.count ?? 0) === 0 ? [] : [{ tile, word, count: tile.count ?? 0 }];
  });
  return (
    <>
      {tags.length === 0 ? null : (
        <div className="th-standing-tags">
          {tags.map(({ tile, word, count }) => (
            <Link key={tile.id} to={inBrand(tileAddress(tile.link), brand.id)}>
              <StateTag {...toneLooks[tile.tone]} word={text(word, { count })} />
            </Link>
          ))}
        </div>
      )}
      {deadlines.length === 0 ? (
        <span className="th-standing-soft">{text('noneDue')}</span>
      ) : (
        <ul>
          {deadlines.slice(0, mostShown).map((entry) => (
            <li key={entry.id}>
              <Link to={inBrand(tileAddress(entry.link), brand.id)}>
                <bdi>{said.deadline(entry)}</bdi>
              </Link>
              <div className="th-standing-soft">
                {[
                  dayText(entry.dueDay),
                  dueAgo({ day: entry.dueDay, lateFrom: entry.dueAt, zone: entry.zone }, nowMs, brand.zone),
                  entry.authorityId,
                  entry.owner?.licenceNumber ?? '',
                ]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </div>
            </li>
          ))}
          {deadlines.length > mostShown ? (
            <li>
              <Link to={inBrand('/authorities?view=calendar', brand.id)}>{text('moreDue')}</Link>
            </li>
          ) : null}
        </ul>
      )}
    </>
  );
}
