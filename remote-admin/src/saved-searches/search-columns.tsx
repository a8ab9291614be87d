import type { SavedSearch } from '@tallyhouse/shared/contracts/saved-searches';
import { instantText } from '@tallyhouse/shared/format/instant';
import { useSaidSearch } from '@tallyhouse/shared/format/use-said-search';
import { Button } from '@tallyhouse/shared/kit/core';
import { Link } from '@tallyhouse/shared/kit/router';
import type { ColumnsType } from '@tallyhouse/shared/kit/table';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { RowMenu } from './row-menu';
import { scheduleWords, screenWords } from './search-words';
import type { RowActions } from './use-row-actions';
import type { SearchesText } from './use-searches-text';
import { Person } from '@tallyhouse/shared/ui/person';

interface SearchColumnsOptions {
  readonly text: SearchesText;
  readonly zone: string;
  readonly isDeleted: boolean;
  readonly actions: RowActions;
  /** On a narrow screen pinned columns would leave no room for the others. */
  readonly isWide: boolean;
}

/** Columns of the list; deleted searches can only be restored. */
export function searchColumns(options: SearchColumnsOptions): ColumnsType<SavedSearch> {
  const { text, zone, isDeleted, actions, isWide } = options;
  return [
    {
      title: text('column.name'),
      rowScope: 'row',
      ...(isWide && { fixed: 'start' as const }),
      width: 200,
      render: (_, search) => <Name {...options} search={search} />,
    },
    { title: text('column.screen'), width: 105, render: (_, { screen }) => screenWords(screen, text) },
    {
      title: text('column.filters'),
      width: 210,
      render: (_, search) => <FiltersInWords text={text} search={search} />,
    },
    {
      title: text('column.owner'),
      width: 110,
      render: (_, { isOwn, owner, shared }) => (
        <>
          <div>{isOwn ? text('me') : <Person {...owner} />}</div>
          <small className="th-dim">{text(shared ? 'shared' : 'private')}</small>
        </>
      ),
    },
    ...(isDeleted
      ? [
          {
            title: text('column.until'),
            width: 190,
            render: (_: unknown, { restorableUntil }: SavedSearch) => instantText(restorableUntil, zone),
          },
        ]
      : [
          {
            title: text('column.lastRun'),
            width: 150,
            render: (_: unknown, search: SavedSearch) => lastRun(search, zone, text),
          },
          {
            title: text('column.schedule'),
            width: 190,
            render: (_: unknown, search: SavedSearch) => <Schedule {...options} search={search} />,
          },
        ]),
    {
      title: text('column.actions'),
      ...(isWide && { fixed: 'end' as const }),
      width: 130,
      render: (_, search) =>
        isDeleted ? (
          <Button
            size="small"
            aria-label={text('action.restoreNamed', { name: search.name })}
            onClick={() => actions.restore(search)}
          >
            {text('action.restore')}
          </Button>
        ) : (
          <RowMenu search={search} actions={actions} />
        ),
    },
  ];
}

type CellProps = SearchColumnsOptions & { readonly search: SavedSearch };

function Name({ text, isDeleted, actions, search }: CellProps) {
  const { name, isStartView, columns } = search;
  return (
    <>
      {isDeleted ? (
        name
      ) : (
        <Link
          to={actions.addressOf(search)}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            actions.open(search);
          }}
        >
          <span dir="auto">{name}</span>
        </Link>
      )}
      <div className="th-row-6 th-wraps th-regular">
        {isStartView ? <StateTag kind="active" mark="★" word={text('start')} /> : null}
        {columns.length === 0 ? null : (
          <small className="th-dim">{text('columns', { count: columns.length })}</small>
        )}
      </div>
    </>
  );
}

function FiltersInWords({ text, search }: { readonly text: SearchesText; readonly search: SavedSearch }) {
  const saidOf = useSaidSearch();
  if (search.filtersText.length === 0) return text('noFilters');
  return (
    <ul className="th-list th-anywhere">
      {saidOf(search).map(({ words, isServers }) => (
        <li key={words} lang={isServers ? 'en' : undefined}>
          {words}
        </li>
      ))}
    </ul>
  );
}

function lastRun({ lastRunAt, lastCount }: SavedSearch, zone: string, text: SearchesText) {
  if (lastRunAt === null) return text('never');
  return (
    <>
      <div>{instantText(lastRunAt, zone)}</div>
      {lastCount === null ? null : <small className="th-dim">{text('rows', { count: lastCount })}</small>}
    </>
  );
}

function Schedule({ text, zone, search }: CellProps) {
  const { schedule } = search;
  if (schedule === null) return text('schedule.none');
  return (
    <>
      <div>{scheduleWords(schedule.cron, text)}</div>
      <small className="th-dim">{text('schedule.next', { at: instantText(schedule.nextAt, zone) })}</small>
      {schedule.lastProblem === null ? null : (
        <div>
          <StateTag kind="bad" mark="!" word={text('schedule.failedLast')} title={schedule.lastProblem} />{' '}
          <small>{schedule.lastProblem}</small>
        </div>
      )}
    </>
  );
}
