import Big from 'big.js';
import type { Parsed } from '@tallyhouse/shared/contracts/endpoint';
import type { readTaxRegister } from '@tallyhouse/shared/contracts/tax-register';
import type { PlayerVisibility } from '../../platform/access/player-visibility';
import { formatMoney, subtractMoney } from '../../domain/money/money';
import { roundAmount } from '../../domain/money/round-amount';
import { NotFound } from '../../platform/http/problems';
import type { Queryable, QueryOptions } from '../../store/store';
import { isByTicket, type PeriodLine } from '../../taxes/assessment/compute-period';
import { findPeriod, type FindScope } from './find-period';
import type { PinnedVersion } from '../../taxes/assessment/queries/period-rows';
import { pinnedReader, requireVersion } from './read-paper';

type Asked = Parsed<NonNullable<(typeof readTaxRegister)['query']>>;

/**
 * One page of what a line of a tax period is charged on, as it was known when the line was pinned.
 *
 * Errors: `NotFound` for the period, its version, or a line that looks at no tickets and no movements.
 */
export async function readRegister(
  store: Queryable,
  scope: FindScope,
  asked: Asked & { readonly id: string; readonly visibility: PlayerVisibility },
  options: QueryOptions = {},
) {
  const { period } = await findPeriod(store, scope, asked.id, options);
  const version = await requireVersion(
    store,
    period,
    asked.version === undefined ? undefined : Number(asked.version),
  );
  const line = requireLine(version, asked.ruleId);
  const { rule } = line.line;
  const { page, pageSize, visibility } = asked;
  const reader = pinnedReader(store, period, version, options);
  const part = { days: line.period, offset: (page - 1) * pageSize, limit: pageSize };
  const found = (await reader.register(period, rule, part)) ?? nothing;
  const isEach = rule.rounding.stage === 'TICKET';
  const whole = formatMoney(found.gross);
  const base = formatMoney(found.base);
  return {
    items: found.rows.map(({ gross, base: taxed, rounded, payee, currency: _sold, ...row }) => ({
      ...row,
      payee: visibility.show(payee),
      gross: formatMoney(gross),
      deducted: subtractMoney(formatMoney(gross), formatMoney(taxed)),
      base: formatMoney(taxed),
      tax: isEach ? formatMoney(rounded) : null,
    })),
    page,
    pageSize,
    totalCount: found.count,
    ruleId: rule.id,
    period: line.period,
    currency: rule.currency,
    totals: {
      rows: found.count,
      gross: whole,
      deducted: subtractMoney(whole, base),
      base,
      tax: formatMoney(isEach ? found.rounded : roundAmount(new Big(found.exact), rule.rounding)),
    },
    isMasked: visibility.isMasked,
  };
}

const nothing = { rows: [], count: 0, gross: '0', base: '0', exact: '0', rounded: '0' };

function requireLine(
  { paper: { lines } }: Omit<PinnedVersion, 'id'>,
  ruleId: string | undefined,
): PeriodLine {
  const line = lines.findLast(
    ({ line: { rule } }) => isByTicket(rule) && (ruleId === undefined || rule.id === ruleId),
  );
  if (line === undefined) throw new NotFound('register of this tax period');
  return line;
}
