import type { DrillCellView } from '@tallyhouse/shared/contracts/lineage';
import { fieldsHiddenFrom } from '../reports/personal-columns';
import type { ActiveBrand, CurrentUser } from '../../platform/auth/current-user';
import { brandInOneCurrency, brandUnder } from '../../figures/brand-under';
import { readSnapshotOf } from '../../figures/snapshot';
import { NotFound, ProblemError } from '../../platform/http/problems';
import { conditionInWords, type ConditionField } from '../reports/conditions';
import { familyOf } from '../reports/families/families';
import { namedLicences } from '../reports/brand-of-report';
import { playOf } from '../reports/plan-of-content';
import { readContent, type StoredContent } from '../reports/queries/read-content';
import { pickTickets } from '../reports/picked-tickets/pick-tickets';
import type { Queryable } from '../../store/store';
import type { DrillScope } from './drill-scope';
import type { DrillCell, SealedCell } from '../../platform/auth/drill-token';
import { requireShown } from '../../platform/access/blind/blindness';

/** A cell with the facts behind it. */
export interface ResolvedCell {
  readonly scope: DrillScope;
  /** Null for a figure of no report. */
  readonly content: StoredContent | null;
  readonly view: Omit<DrillCellView, 'measure'>;
  /** In the currency and by the clock of these facts. */
  readonly brand: ActiveBrand;
}

/**
 * Finds out what a token is about.
 *
 * Errors: `NotFound` for a content that is gone; `FIGURES_WITHHELD`; `SEVERAL_CURRENCIES`; `SNAPSHOT_CHANGED` (409) when the facts known then are not what they were.
 */
export async function resolveCell(
  store: Queryable,
  { brand, user }: { readonly brand: ActiveBrand; readonly user: CurrentUser },
  { cell, snapshotId }: SealedCell,
): Promise<ResolvedCell> {
  const families = ('channels' in cell ? cell.channels : (['ONLINE', 'RETAIL'] as const)).map(familyOf);
  const hidden = families.flatMap((family) => fieldsHiddenFrom(user, brand, family));
  const { scope, content, words } = await scopeOfCell(store, brand, cell, hidden);
  const { channels, from, to, basis, asOf } = scope;
  for (const brandId of scope.brandIds) requireShown({ brandId, channels, period: { from, to } });
  if ((await readSnapshotOf(store, scope.brandIds, asOf)) !== snapshotId) {
    throw new ProblemError(409, 'SNAPSHOT_CHANGED', 'The records behind this figure have changed', {
      detail: 'Read the figure again and open it from there.',
    });
  }
  const own = content === null ? await brandOfCell(store, brand, scope) : brandIn(brand, content);
  return {
    scope,
    content,
    brand: own,
    view: {
      brandId: brand.id,
      currency: own.currency,
      zone: own.zone,
      basis,
      period: { from, to },
      asOf,
      snapshotId,
      contentId: content?.id ?? null,
      filtersText: words,
    },
  };
}

function brandIn(brand: ActiveBrand, { currency, meta: { period } }: StoredContent): ActiveBrand {
  return { ...brand, currency, zone: period.zone, cutoff: period.cutoff };
}

/** The brand in the currency of the facts behind a cell of no report. Errors: `SEVERAL_CURRENCIES` (409). */
async function brandOfCell(
  store: Queryable,
  brand: ActiveBrand,
  { channels, conditions }: DrillScope,
): Promise<ActiveBrand> {
  const named = brandUnder(brand, { licenceIds: namedLicences(conditions) });
  if ((named.otherCurrencies ?? []).length === 0) return named;
  const nextStep = 'Split the figure by licence, and open that of one.';
  return brandInOneCurrency(store, brand, {
    channel: channels.length === 1 ? channels[0] : undefined,
    nextStep,
  });
}

/**
 * The facts that a cell names, and what it is narrowed by in words; of `hidden` fields these say no more than that they
 * are among it. Errors: `NotFound` for a content that is gone.
 */
export async function scopeOfCell(
  store: Queryable,
  brand: ActiveBrand,
  cell: DrillCell,
  hidden: readonly string[] = [],
): Promise<{ scope: DrillScope; content: StoredContent | null; words: string[] }> {
  const { scope, content, words, fields } =
    'contentId' in cell ? await ofContent(store, brand.id, cell) : ofFacts(brand, cell);
  const narrowing = cell.conditions.map((condition) =>
    hidden.includes(condition.field)
      ? `${fields.find(({ field }) => field === condition.field)?.title.en ?? condition.field} is hidden`
      : conditionInWords(condition, fields),
  );
  return { scope, content, words: [...words, ...narrowing] };
}

/** A cell before its own conditions are said in words, with the columns that those can name. */
interface CellParts {
  readonly scope: DrillScope;
  readonly content: StoredContent | null;
  readonly words: readonly string[];
  readonly fields: readonly ConditionField[];
}

type CellOf<Key extends string> = Extract<DrillCell, Readonly<Record<Key, unknown>>>;

async function ofContent(
  store: Queryable,
  brandId: string,
  { contentId, conditions, batchId }: CellOf<'contentId'>,
): Promise<CellParts & { content: StoredContent }> {
  const content = await readContent(store, brandId, contentId);
  if (content === undefined) throw new NotFound('figure');
  const { period, basis, asOf, filters, criteria } = content.definition;
  const family = familyOf(content.family);
  const picked = criteria === undefined ? undefined : await pickTickets(store, brandId, { criteria });
  const isDimension = (field: string) =>
    family.fields.some((one) => one.field === field && one.role === 'dimension');
  return {
    content,
    scope: {
      from: period.from,
      to: period.to,
      basis,
      asOf,
      ...playOf(content),
      picks: picked?.picksAt ?? null,
      conditions: [...filters.filter(({ field }) => isDimension(field)), ...conditions],
      batchId: batchId ?? null,
    },
    words: content.meta.filtersText,
    fields: family.fields,
  };
}

function ofFacts(brand: ActiveBrand, cell: CellOf<'channels'>): CellParts {
  const { channels, from, to, basis, asOf, verticals, conditions, batchId } = cell;
  const fields = channels.flatMap((channel) => familyOf(channel).fields);
  return {
    content: null,
    scope: {
      brandIds: [brand.id],
      channels,
      from,
      to,
      basis,
      asOf,
      verticals,
      offers: null,
      picks: null,
      conditions,
      batchId: batchId ?? null,
    },
    words: [
      `Channel is ${channels.map((channel) => channel.toLowerCase()).join(' or ')}`,
      ...(verticals === null ? [] : [`Vertical is ${verticals.join(' or ')}`]),
    ],
    fields,
  };
}
