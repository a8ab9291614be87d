import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { moneyText, roundedMoneyText } from '@tallyhouse/shared/format/money';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { KpiStrip, type Kpi } from '@tallyhouse/shared/ui/kpi-strip';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { ChangeLine } from './change-line';
import { useDeskText, type DeskText } from '../i18n/use-desk-text';
import { tilesQuery } from './dashboard-queries';
import { tileAddress } from './tile-address';
import { toneLooks } from './tone-looks';
import { Withheld } from '@tallyhouse/shared/ui/withheld';

/** Tax of the month, funds against what players own, reconciliation, and the lines to the authorities. */
export function TrustTiles({ brandId }: { readonly brandId: string }) {
  const text = useDeskText();
  const { http } = useRemoteHost();
  const tiles = useQuery(tilesQuery(http, brandId));
  const kpis = (tiles.data?.items ?? []).flatMap((tile) => kpiOf(tile, text) ?? []);
  return kpis.length === 0 ? null : <KpiStrip label={text('trust.label')} kpis={kpis} />;
}

/** Each tax period explains why its tax is another one; the link of the tile leads to the figure. */
function taxPeriodsAddress({ link: { query } }: Tile): string {
  const { basis: _basis, compare: _compare, ...days } = query;
  return tileAddress({ route: '/tax-reporting', query: days });
}

function kpiOf(tile: Tile, text: DeskText): Kpi | null {
  const { currency, amount, compared, tone } = tile;
  const money = (value: string) => moneyText(value, currency ?? undefined);
  // Shares of jackpots have fractions of the smallest coin.
  const rounded = (value: string) => (currency === null ? value : roundedMoneyText(value, currency));
  const tag = <StateTag {...toneLooks[tone]} word={text(`tone.${tone}`)} title={tile.words} />;
  const linked = (words: string) => <Link to={tileAddress(tile.link)}>{words}</Link>;
  switch (tile.id) {
    case 'MONTH_TAX':
      if (amount === null && tile.withheld === undefined) return null;
      if (amount === null)
        return {
          key: tile.id,
          term: 'taxesAndLevies',
          title: text('trust.tax'),
          value: <Withheld by={tile.withheldBy} />,
        };
      return {
        key: tile.id,
        term: 'taxesAndLevies',
        title: text('trust.tax'),
        value: linked(money(amount)),
        unit: currency ?? '',
        note:
          compared === null ? (
            tile.withheld === undefined ? null : (
              <Withheld by={tile.withheldBy} />
            )
          ) : (
            <>
              <ChangeLine current={amount} previous={compared} write={money} />
              <Link to={taxPeriodsAddress(tile)} title={text('trust.taxWhy')}>
                {text('trust.why')}
              </Link>
            </>
          ),
      };
    case 'COVERAGE':
      return {
        key: tile.id,
        term: 'coverage',
        title: text('trust.coverage'),
        value: amount === null ? text('trust.unknown') : linked(money(amount)),
        unit: amount === null ? undefined : (currency ?? ''),
        note: (
          <>
            {tag} {compared === null ? null : text('trust.against', { amount: rounded(compared) })}
          </>
        ),
      };
    case 'RECONCILIATION':
      return {
        key: tile.id,
        term: 'reconciliation',
        title: text('trust.reconciliation'),
        value: linked(text(`reconciliation.${tile.reconciliation ?? 'NOTHING'}`)),
        note: (
          <>
            {tag} {text(`reconciliationHint.${tile.reconciliation ?? 'NOTHING'}`)}
          </>
        ),
      };
    case 'AUTHORITY_HEALTH':
      return {
        key: `${tile.id} ${tile.authorityId ?? ''}`,
        term: 'authorityHealth',
        title: text('trust.authority', { authority: tile.authorityId ?? '' }),
        value: linked(text(`health.${tone}`)),
        note: tag,
      };
    default:
      return null;
  }
}
