import { listText } from '@tallyhouse/shared/format/list-text';
import type { Tile } from '@tallyhouse/shared/contracts/dashboard-tiles';
import { moneyText } from '@tallyhouse/shared/format/money';
import { Link } from '@tallyhouse/shared/kit/router';
import { withWhyAsked } from '@tallyhouse/shared/reporting/why/why-in-url';
import { TermHelp } from '@tallyhouse/shared/ui/term/term-help';
import { Withheld } from '@tallyhouse/shared/ui/withheld';
import { usePortfolioText } from '../../i18n/use-portfolio-text';
import { ChangeLine } from '../change-line';
import { tileAddress } from '../tile-address';
import type { StandingProps } from './brand-card';
import { inBrand } from '@tallyhouse/shared/reporting/in-brand';

/** The month so far against the same days of the month before, in the brand's own currency. */
export function MonthLines({ standing: { brand, tiles } }: StandingProps) {
  const text = usePortfolioText();
  const [ggr, tax] = [tiles.get('MONTH_GGR'), tiles.get('MONTH_TAX')];
  if (ggr === undefined) return <span className="th-standing-soft">{text('noFigures')}</span>;
  const why = withWhyAsked(new URLSearchParams(), { figure: 'ggr', by: 'vertical', since: null });
  const whyGgr = `/dashboard?${why.toString()}`;
  return (
    <ul className="th-standing-figures">
      <Figure tile={ggr} name={text('ggr')} term="ggr" brand={brand} why={whyGgr} />
      {tax === undefined ? null : (
        <Figure
          tile={tax}
          name={text('tax')}
          term="taxesAndLevies"
          brand={brand}
          // Each tax period explains its own.
          why={tileAddress(tax.link)}
        />
      )}
    </ul>
  );
}

interface FigureProps {
  readonly tile: Tile;
  readonly name: string;
  readonly term: 'ggr' | 'taxesAndLevies';
  readonly brand: { readonly id: string; readonly name: string };
  /** Where its change is explained. */
  readonly why: string;
}

function Figure({ tile, name, term, brand, why }: FigureProps) {
  const text = usePortfolioText();
  const { amount, compared, currency, withheld, withheldBy, link } = tile;
  const write = (value: string) => moneyText(value, currency ?? '');
  return (
    <li>
      <div className="th-standing-soft">
        {listText([name, currency ?? ''])} <TermHelp term={term} name={name} />
      </div>
      <div className="th-standing-amount">
        {amount !== null ? (
          <Link to={inBrand(tileAddress(link), brand.id)}>{write(amount)}</Link>
        ) : withheld === undefined ? (
          text('unknown')
        ) : (
          <Withheld by={withheldBy} />
        )}
      </div>
      {amount === null || compared === null ? null : (
        <div className="th-standing-soft">
          <ChangeLine current={amount} previous={compared} write={write} />
          <Link to={inBrand(why, brand.id)} aria-label={text('whyOf', { figure: name, brand: brand.name })}>
            {text('why')}
          </Link>
        </div>
      )}
    </li>
  );
}
