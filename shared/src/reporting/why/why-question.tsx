import type { SessionView } from '../../contracts/remote';
import type { Comparison } from '../../contracts/compared-period';
import type { Condition } from '../../contracts/report-fields';
import {
  channelSchema,
  verticalSchema,
  type Basis,
  type Channel,
  type Instant,
  type Period,
  type Vertical,
} from '../../contracts/scalars';
import type { BrandTotal } from '../../contracts/total-reports';
import type { DrillFigure } from '../drill/drill-code';
import type { TotalsAsked } from './why-queries';
import { withWhyAsked, type WhyAsked } from './why-in-url';

/** The figures whose change is explained, and what they are set against. */
export interface WhyQuestion {
  readonly period: Period;
  readonly before: Period;
  /** How the address of the total report says what it is compared with; left out: the period before. */
  readonly compare?: Comparison | 'none' | undefined;
  readonly basis: Basis;
  /** Null: each brand's own. */
  readonly currency?: string | null;
  /** Null: now. */
  readonly asOf?: Instant | null;
  readonly channel?: Channel | null;
  readonly vertical?: readonly Vertical[];
  readonly licenceId?: string | null;
  /** In the group view the brand whose change is told. */
  readonly brandId?: string | null;
}

/** What is asked of the calls of totals for `period`, whatever the split. */
export function askedIn(question: WhyQuestion, period: Period) {
  const { basis, asOf = null, channel = null, vertical = [], licenceId = null } = question;
  return {
    ...{ from: period.from, to: period.to, basis },
    ...(asOf !== null && { asOf }),
    ...(channel !== null && { channel }),
    ...(vertical.length > 0 && { vertical: [...vertical] }),
    ...(licenceId !== null && { licenceId }),
  } satisfies TotalsAsked;
}

/** The question narrowed to one of its parts; null for a branch or a product, which totals are not narrowed to. */
function narrowed(question: WhyQuestion, by: WhyAsked['by'], key: string): WhyQuestion | null {
  if (by === 'licence') return { ...question, licenceId: key };
  const channel = channelSchema.options.find((one) => one === key);
  if (by === 'channel' && channel !== undefined) return { ...question, channel };
  const vertical = verticalSchema.options.filter((one) => one === key);
  return by === 'vertical' && vertical.length > 0 ? { ...question, vertical } : null;
}

/** Whether branches and products can be told, and what was known: of one brand, in its own currency. */
export function isOfOneBrand({ currency = null }: WhyQuestion, brand: SessionView['brand']): boolean {
  return brand !== null && (currency === null || currency === brand.currency);
}

/** Address of the total report with the same question of one part, split by what comes next; null where it has none. */
export function addressOfPart(
  question: WhyQuestion,
  asked: WhyAsked,
  { key, hasParts }: { readonly key: string; readonly hasParts: boolean },
): string | null {
  const { from, to } = question.period;
  if (asked.by === 'branch' && channelSchema.options.every((one) => one !== key)) {
    const shop = new URLSearchParams({ from, to, level: 'cashier', parentId: key });
    return `/retail?${shop.toString()}`;
  }
  const part = narrowed(question, asked.by, key);
  if (part === null) return null;
  const { asOf = null, currency = null, compare = 'none', brandId = null } = part;
  const { vertical = [], ...fields } = askedIn(part, part.period);
  const parameters = new URLSearchParams(fields);
  for (const one of vertical) parameters.append('vertical', one);
  const more = { currency, asOf, brand: brandId, compare: compare === 'none' ? null : compare };
  for (const [name, value] of Object.entries(more)) if (value !== null) parameters.set(name, value);
  const finer = hasParts ? 'product' : 'licence';
  const by = asked.by === 'vertical' ? finer : 'vertical';
  return `/total-report?${withWhyAsked(parameters, { ...asked, by }).toString()}`;
}

/** Address of the total report with the same question of one licence, in the currency that it is played in. */
export function addressOfLicence(question: WhyQuestion, asked: WhyAsked, licenceId: string): string {
  const { from, to } = question.period;
  const { vertical = [], ...fields } = askedIn({ ...question, licenceId }, { from, to });
  const parameters = new URLSearchParams(fields);
  for (const one of vertical) parameters.append('vertical', one);
  const { compare = 'none' } = question;
  if (compare !== 'none') parameters.set('compare', compare);
  return `/total-report?${withWhyAsked(parameters, asked).toString()}`;
}

/** What the drill-down opens for the whole, or for one part, of an answer. */
export function figureBehind(
  question: WhyQuestion,
  { brandId, meta }: Pick<BrandTotal, 'brandId' | 'meta'>,
  part: { readonly by: WhyAsked['by']; readonly key: string } | null,
): DrillFigure {
  const inPart = part === null ? question : (narrowed(question, part.by, part.key) ?? question);
  const { channel = null, vertical = [], licenceId = null } = inPart;
  const { from, to } = meta.period;
  const isShop = part?.by === 'branch' && channelSchema.options.every((one) => one !== part.key);
  const ofBranch = channelSchema.options.find((one) => part?.by === 'branch' && one === part.key);
  const equal = (field: string, value: string): Condition => ({ field, op: 'eq', value });
  return {
    ...{ brandId, period: { from, to }, basis: meta.basis, asOf: meta.asOf, vertical: [...vertical] },
    channel: isShop ? 'RETAIL' : (ofBranch ?? channel),
    conditions: [
      ...(licenceId === null ? [] : [equal('licence', licenceId)]),
      ...(isShop ? [equal('branch', part.key)] : []),
      ...(part?.by === 'product' ? [equal('productId', part.key)] : []),
    ],
  };
}
