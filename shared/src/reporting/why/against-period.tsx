import type { ReactNode } from 'react';
import type { DrillMeasure } from '../../contracts/lineage';
import { verticalSchema, type Period } from '../../contracts/scalars';
import { totalPartSchema } from '../../contracts/total-changes';
import type { BrandTotal } from '../../contracts/total-reports';
import { periodText } from '../../format/day';
import { moneyText } from '../../format/money';
import { useRemoteHost } from '../../host/remote-host';
import { Skeleton } from '../../kit/feedback';
import { useQuery } from '../../kit/query';
import { Link } from '../../kit/router';
import { DrillLink } from '../drill/drill-link';
import { useDrill } from '../drill/use-drill';
import { awaitedOf } from '../players/players-awaited';
import { usePlayersLater } from '../players/use-players-later';
import { useLicences } from '../use-licences';
import { CauseSteps } from './cause-steps';
import { PartsTable } from './parts-table';
import { useWhyText } from './use-why-text';
import type { EffectCode, WhyChanged } from './why-changed';
import type { WhyAsked } from './why-in-url';
import { whyOfTotals } from './why-of-totals';
import { partsQuery, totalsQuery, type TotalsAsked } from './why-queries';
import { addressOfPart, askedIn, figureBehind, isOfOneBrand, type WhyQuestion } from './why-question';
import { WhyTrouble } from './why-trouble';

interface AgainstPeriodProps {
  readonly question: WhyQuestion;
  readonly asked: WhyAsked;
}

/** Why a figure is another one than in the period compared with. */
export function AgainstPeriod({ question, asked }: AgainstPeriodProps) {
  const text = useWhyText();
  const { earlier, current, partsBefore, partsNow } = usePeriods(question, asked);
  const all = [current, earlier, partsNow, partsBefore];
  const failed = all.find(({ isError }) => isError);
  if (failed !== undefined)
    return (
      <WhyTrouble
        question={question}
        asked={asked}
        error={failed.error}
        onRetry={() => {
          for (const one of all) if (one.isError) void one.refetch();
        }}
      />
    );
  const isByParts = isPart(asked.by);
  // Tickets of shops name no player.
  const knowsPlayers = question.channel === 'ONLINE';
  const awaited = knowsPlayers ? awaitedOf([current.players, earlier.players]) : null;
  if (awaited?.state === 'failed')
    return <WhyTrouble question={question} asked={asked} error={awaited.error} onRetry={awaited.retry} />;
  if (
    awaited !== null ||
    !current.data ||
    !earlier.data ||
    (isByParts && (!partsNow.data || !partsBefore.data))
  )
    return <Skeleton active title={false} paragraph={{ rows: 6 }} />;
  const brands = current.data.brands;
  // The brand whose statement is shown.
  const now = brands.find(({ brandId }) => brandId === question.brandId) ?? brands[0];
  if (now === undefined) return <p>{text('noPlay')}</p>;
  const before = earlier.data.brands.find(({ brandId }) => brandId === now.brandId) ?? {
    ...now,
    meta: { ...now.meta, period: { ...now.meta.period, ...question.before } },
  };
  const whose = { brandId: now.brandId, knowsPlayers };
  const [ofNow = null, ofBefore = null] = isByParts ? [partsNow.data, partsBefore.data] : [];
  const why = whyOfTotals(
    { before: { totals: earlier.data, parts: ofBefore }, now: { totals: current.data, parts: ofNow } },
    asked,
    whose,
  );
  if (typeof why === 'string') return <p>{text(why)}</p>;
  if (why.parts.length === 0) return <p>{text('noPlay')}</p>;
  const named = [...(ofBefore?.items ?? []), ...(ofNow?.items ?? [])];
  return (
    <Explained
      why={why}
      question={question}
      asked={asked}
      ends={{ before, now }}
      isOnlyBrand={brands.length === 1}
      names={new Map(named.flatMap(({ id, name }) => (id === null ? [] : [[id, name ?? id] as const])))}
      isBusy={all.some(({ isPlaceholderData }) => isPlaceholderData)}
      knowsPlayers={knowsPlayers}
    />
  );
}

const isPart = (by: WhyAsked['by']) => totalPartSchema.options.find((one) => one === by);

function usePeriods(question: WhyQuestion, { by }: WhyAsked) {
  const { http, session } = useRemoteHost();
  const brandId = session.brand?.id ?? null;
  const part = isPart(by);
  const currency = question.currency ?? null;
  const totalsIn = (period: Period): TotalsAsked => ({
    ...askedIn(question, period),
    ...(currency !== null && { currency }),
    taxes: 'false',
    groupBy: [by === 'branch' || by === 'product' ? 'channel' : by],
  });
  const isOnline = question.channel === 'ONLINE';
  const [before, now] = [totalsIn(question.before), totalsIn(question.period)];
  const earlier = usePlayersLater(useQuery(totalsQuery(http, brandId, before)), before, isOnline);
  const current = usePlayersLater(useQuery(totalsQuery(http, brandId, now)), now, isOnline);
  const partsOf = (period: Period) => ({
    ...partsQuery(http, brandId, { ...askedIn(question, period), by: part ?? 'branch' }),
    enabled: part !== undefined,
  });
  const partsBefore = useQuery(partsOf(question.before));
  const partsNow = useQuery(partsOf(question.period));
  return { earlier, current, partsBefore, partsNow };
}

interface ExplainedProps extends AgainstPeriodProps {
  readonly why: WhyChanged;
  readonly ends: { readonly before: BrandTotal; readonly now: BrandTotal };
  readonly isOnlyBrand: boolean;
  /** Of branches and products by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly isBusy: boolean;
  readonly knowsPlayers: boolean;
}

function Explained(props: ExplainedProps) {
  const { why, question, asked, ends, isOnlyBrand, isBusy, knowsPlayers } = props;
  const text = useWhyText();
  const { brandName, currency } = ends.now;
  const periods = { before: periodText(question.before), now: periodText(question.period) };
  const figure = text(`figures.${asked.figure}`);
  const behind = useBehind(props);
  const isStakes = asked.figure === 'netStakes';
  const ratio = asked.figure === 'winnings' ? 'PAYOUT' : 'HOLD';
  return (
    <>
      {why.effects === null ? (
        <p>{text('notComparable')}</p>
      ) : (
        <CauseSteps
          figure={figure}
          whose={isOnlyBrand ? undefined : brandName}
          currency={currency}
          before={{ name: periods.before, amount: why.before, open: behind.openEnd('before', figure) }}
          now={{ name: periods.now, amount: why.now, open: behind.openEnd('now', figure) }}
          isBusy={isBusy}
          causes={why.effects.map(({ code, amount }) => {
            const known = code === 'RATIO' ? ratio : code;
            const name = text(`effect.${known}`);
            const meaning = text(`effectMeaning.${known}`);
            const ways = { records: behind.effect(code, name), open: behind.openEffect(code, name) };
            return { key: code, name, meaning, amount, ...ways };
          })}
        />
      )}
      <PartsTable
        why={why}
        figure={figure}
        by={text(`parts.${asked.by}`)}
        unit={currency}
        names={periods}
        ratio={isStakes ? undefined : text(`effect.${ratio}`)}
        nameOf={behind.part}
        write={(amount) => moneyText(amount, currency)}
        linkOf={behind.end}
        isBusy={isBusy}
      />
      {why.effects === null ? null : (
        <p className="th-panel-explain th-before-8">
          {isStakes ? null : text('volumeMeaning')} {knowsPlayers ? null : text('players')}
        </p>
      )}
    </>
  );
}

/** What the bets behind an effect are looked at by. */
const measures: Readonly<Record<EffectCode, DrillMeasure | null>> = {
  PLAYERS: 'bets',
  BETS_PER_PLAYER: 'bets',
  BETS: 'bets',
  STAKE_PER_BET: 'stakes',
  STAKES: 'netStakes',
  VOIDED: 'voids',
  // By the figure itself.
  MIX: null,
  RATIO: 'winnings',
};

/** Ways from causes and parts to the records behind them, in the drawer of this screen. */
function useBehind({ question, asked, ends, names }: ExplainedProps) {
  const text = useWhyText();
  const licences = useLicences();
  const { brand } = useRemoteHost().session;
  const periods = { before: periodText(question.before), now: periodText(question.period) };
  const nameOf = (key: string): string => {
    if (key === 'ONLINE' || key === 'RETAIL') return text(`channel.${key}`);
    const vertical = verticalSchema.options.find((one) => one === key);
    if (vertical !== undefined) return text(`vertical.${vertical}`);
    return (asked.by === 'licence' ? licences.get(key)?.number : names.get(key)) ?? key;
  };
  const drill = useDrill();
  const opener = (side: 'before' | 'now', measure: DrillMeasure, name: string) => () =>
    drill.openFigure(
      figureBehind(question, ends[side], null),
      measure,
      `${ends[side].brandName} · ${name} · ${periods[side]}`,
    );
  const link = (
    side: 'before' | 'now',
    part: string | null,
    to: {
      readonly measure: DrillMeasure;
      readonly name: string;
      readonly label: string;
      readonly content: string;
    },
  ): ReactNode => (
    <DrillLink
      figure={figureBehind(question, ends[side], part === null ? null : { by: asked.by, key: part })}
      measure={to.measure}
      className="th-cell"
      name={`${ends[side].brandName} · ${to.name} · ${periods[side]}`}
      label={to.label}
    >
      {to.content}
    </DrillLink>
  );
  return {
    effect: (code: EffectCode, name: string) => {
      const measure = measures[code] ?? asked.figure;
      return (['before', 'now'] as const).map((side) => (
        <div key={side}>
          {link(side, null, {
            ...{ measure, name, content: periods[side] },
            label: text('recordsOf', { name, period: periods[side] }),
          })}
        </div>
      ));
    },
    openEffect: (code: EffectCode, name: string) => opener('now', measures[code] ?? asked.figure, name),
    openEnd: (side: 'before' | 'now', figure: string) => opener(side, asked.figure, figure),
    part: (key: string) => {
      const to = addressOfPart(question, asked, { key, hasParts: isOfOneBrand(question, brand) });
      return to === null ? nameOf(key) : <Link to={to}>{nameOf(key)}</Link>;
    },
    end: (key: string, side: 'before' | 'now', written: string) => {
      const name = nameOf(key);
      const label = text('behind', { name, period: periods[side], value: written });
      return link(side, key, { measure: asked.figure, name, label, content: written });
    },
  };
}
