import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Link } from '@tallyhouse/shared/kit/router';
import { useDeskText } from '../../i18n/use-desk-text';
import { usePortfolioText } from '../../i18n/use-portfolio-text';
import { tileAddress } from '../tile-address';

const counted = ['WAITING_FOR_ME', 'REJECTED', 'CRITICAL_ALERTS'] as const;
type Counted = (typeof counted)[number];

/** What is of no single brand: what waits for the reader, what was refused, what concerns the system as a whole. */
export function TogetherLine({ tiles }: { readonly tiles: readonly Tile[] }) {
  const text = usePortfolioText();
  const deskText = useDeskText();
  const open = tiles.filter(
    (tile): tile is Tile & { readonly id: Counted } =>
      tile.brandId === null && counted.some((id) => id === tile.id) && (tile.count ?? 0) > 0,
  );
  if (open.length === 0) return null;
  return (
    <Flex component="section" aria-label={text('together')} gap="4px 20px" wrap className="th-after-16">
      {open.map((tile) => (
        <Link key={tile.id} to={tileAddress(tile.link)}>
          {tile.count} {deskText(`tasks.${tile.id}`, { count: tile.count ?? 0 })}
        </Link>
      ))}
    </Flex>
  );
}
