import type { Tile, TileId } from '@tallyhouse/shared/contracts/dashboard-tiles';
import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { freshnessStateOf } from '@tallyhouse/shared/format/freshness-state';
import { countText } from '@tallyhouse/shared/format/count';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { ActionButton } from '@tallyhouse/shared/ui/action-button';
import { adoptStyles } from '@tallyhouse/shared/ui/adopt-styles';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useDeskText } from '../i18n/use-desk-text';
import { freshnessQuery, tilesQuery } from './dashboard-queries';
import { Panel } from './panel';
import { tileAddress } from './tile-address';
import { toneLooks } from './tone-looks';

const styles = `
.th-tasks { list-style: none; margin: 0; padding: 0; color: var(--th-ink); }
.th-tasks > li { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; padding: 8px 0; border-block-end: 1px solid var(--th-hairline); }
.th-tasks > li:last-child { border: 0; }
.th-tasks-count { min-width: 56px; font-size: 18px; font-weight: 600; font-variant-numeric: tabular-nums; }
.th-tasks-words { flex: 1 1 220px; }
`;

const tasks = [
  'OVERDUE',
  'TAX_OVERDUE',
  'DUE_SOON',
  'WAITING_FOR_ME',
  'REJECTED',
  'CRITICAL_ALERTS',
] as const;
type TaskId = (typeof tasks)[number];
const weight: Readonly<Record<Tile['tone'], number>> = { ALARM: 0, ATTENTION: 1, UNKNOWN: 2, OK: 3 };

/** Urgent ones first, each kind in the server's order. */
const byWeight = (a: Pick<Tile, 'tone'>, b: Pick<Tile, 'tone'>) => weight[a.tone] - weight[b.tone];

/** What needs somebody today, the most urgent first; each line leads to what it counts. */
export function TaskList({ brandId }: { readonly brandId: string }) {
  adoptStyles(styles);
  const text = useDeskText();
  const host = useRemoteHost();
  const tiles = useQuery(tilesQuery(host.http, brandId));
  const freshness = useQuery(freshnessQuery(host.http, brandId));
  const known = (tiles.data?.items ?? []).filter((tile) => isTask(tile.id));
  const ordered = known.toSorted(byWeight);
  const first = ordered.find(({ tone }) => tone === 'ALARM' || tone === 'ATTENTION');
  const taskOf = (tile: Tile): TaskProps => ({
    tone: tile.tone,
    count: tile.count ?? 0,
    words: text(`tasks.${tile.id as TaskId}`, { count: tile.count ?? 0 }),
    address: tileAddress(tile.link),
  });
  const loadTask = ([name, count, address]: LoadCount): TaskProps => ({
    ...{ tone: count === 0 ? 'OK' : 'ATTENTION', count, address },
    words: text(`tasks.${name}`, { count }),
  });
  return (
    <Panel
      title={text('tasks.title')}
      failed={text('tasks.failed')}
      query={tiles}
      extra={
        first === undefined ? null : (
          <ActionButton
            type="primary"
            size="small"
            onClick={() => host.navigate(tileAddress(first.first ?? first.link))}
          >
            {text('tasks.first')}
          </ActionButton>
        )
      }
    >
      {() => (
        <ul className="th-tasks">
          {[...ordered.map(taskOf), ...loadCounts(freshness.data?.items).map(loadTask)]
            .toSorted(byWeight)
            .map((task) => (
              <Task key={task.address} {...task} />
            ))}
        </ul>
      )}
    </Panel>
  );
}

type LoadCount = readonly [
  name: 'LATE_SOURCES' | 'MISSING_FILES' | 'REJECTED_RECORDS',
  count: number,
  address: string,
];

/** What is to be asked of the sources, each with the list of just that; nothing while it is not known. */
function loadCounts(sources: readonly Freshness[] | undefined): readonly LoadCount[] {
  if (sources === undefined) return [];
  const late = sources.filter((source) => freshnessStateOf({ ...source, missing: 0 }) === 'late');
  const sum = (of: 'missing' | 'rejected') => sources.reduce((total, source) => total + source[of], 0);
  return [
    ['LATE_SOURCES', late.length, '/load-data'],
    ['MISSING_FILES', sum('missing'), '/load-data?state=MISSING&unresolved=true'],
    ['REJECTED_RECORDS', sum('rejected'), '/load-data?state=PARTIAL&state=REJECTED&unresolved=true'],
  ];
}

interface TaskProps {
  readonly tone: Tile['tone'];
  readonly count: number;
  readonly words: string;
  readonly address: string;
}

function Task({ tone, count, words, address }: TaskProps) {
  const text = useDeskText();
  return (
    <li>
      <Link to={address} className="th-tasks-count" aria-label={`${countText(count)} ${words}`}>
        {countText(count)}
      </Link>
      <span className="th-tasks-words">{words}</span>
      <StateTag {...toneLooks[tone]} word={text(`tone.${tone}`)} />
    </li>
  );
}

function isTask(id: TileId): id is TaskId {
  return tasks.some((one) => one === id);
}
