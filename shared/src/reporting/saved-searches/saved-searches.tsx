import { useRef, useState } from 'react';
import type { SavedSearch } from '../../contracts/saved-searches';
import { periodSchema } from '../../contracts/scalars';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { SaveOutlined, UndoOutlined } from '../../kit/icons';
import { StateTag } from '../../ui/state-tag';
import { withoutDays } from './search-address';
import { SaveSearchDialog, type SearchChoice } from './save-search-dialog';
import { UndoBar } from './undo-bar';
import { useSavedSearchesText } from './use-saved-searches-text';
import { useSearchChanges, type SearchBody } from './use-search-changes';
import { useSearchState, type SearchOptions } from './use-search-state';
import { SearchMenu } from './search-menu';
import { SearchPicker } from './search-picker';
import { SearchTroubles } from './search-troubles';

export interface SavedSearchesProps extends SearchOptions {
  /** The screen has `from` and `to`: a view may mean “last week” in place of fixed days. */
  readonly period?: boolean;
}

/** Picker of the saved searches of a screen, with “Search changed · Save · Save as · Reset”. Nothing in the group view. */
export function SavedSearches(props: SavedSearchesProps) {
  const { session } = useRemoteHost();
  return session.brand === null ? null : <SearchesOfBrand {...props} />;
}

function SearchesOfBrand({ period: hasPeriod = false, ...options }: SavedSearchesProps) {
  const { screen, columns } = options;
  const text = useSavedSearchesText();
  const host = useRemoteHost();
  const state = useSearchState(options);
  const changes = useSearchChanges();
  const [isNaming, setNaming] = useState(false);
  const [removed, setRemoved] = useState<SavedSearch | null>(null);
  const { active, query } = state;
  const say = (words: string) => host.notify({ kind: 'success', text: words });
  const days = hasPeriod ? periodSchema.safeParse({ from: query['from'], to: query['to'] }) : null;

  function bodyOf(choice: Omit<SearchChoice, 'isStartView'>, fields = columns?.shown ?? []): SearchBody {
    const kept = choice.periodRule === null ? query : withoutDays(query);
    return { ...choice, screen, query: kept, columns: [...fields] };
  }
  function save(view: SavedSearch): void {
    const { id, version, name, shared, periodRule } = view;
    // Days chosen by hand are meant: only where they are still those of the rule does the rule stay.
    const keepsRule = periodRule !== null && !state.hasOtherDays;
    const body = bodyOf({ name, shared, periodRule: keepsRule ? periodRule : null });
    changes.edit.mutate({ id, version, body }, { onSuccess: () => say(text('saved', { name })) });
  }
  function saveAs({ isStartView, ...choice }: SearchChoice): void {
    changes.create.mutate(bodyOf(choice), {
      onSuccess: (view) => {
        setNaming(false);
        state.setView(view.id);
        say(text('saved', { name: view.name }));
        if (isStartView) changes.start.mutate({ id: view.id, isStartView });
      },
    });
  }
  function remove(view: SavedSearch): void {
    changes.remove.mutate(view, {
      onSuccess: () => {
        setRemoved(view);
        state.setView(null);
      },
    });
  }
  function undo(view: SavedSearch): void {
    setRemoved(null);
    changes.restore.mutate(view, {
      onSuccess: () => {
        state.setView(view.id);
        say(text('restored', { name: view.name }));
      },
    });
  }
  const areTemplates = screen.endsWith('/new');
  const place = useRef<HTMLDivElement>(null);
  const startSaving = () => {
    changes.create.reset();
    setNaming(true);
  };
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={text('label')}
      className="th-no-outline th-shrinks"
    >
      <div className="th-row-6 th-wraps th-centred">
        <SearchPicker
          views={state.views}
          active={active}
          isLoading={state.list.isPending}
          areTemplates={areTemplates}
          onPick={(view) => state.apply(view)}
          onSaveAs={startSaving}
        />
        {active === null ? null : (
          <SearchMenu
            view={active}
            changes={changes}
            onDuplicated={(copy) => state.setView(copy.id)}
            onRemove={() => remove(active)}
          />
        )}
        {active === null || !state.isChanged ? null : (
          <>
            <StateTag kind="waiting" mark="≠" word={text('changed')} />
            {active.isOwn ? (
              <Button
                size="small"
                icon={<SaveOutlined aria-hidden />}
                loading={changes.edit.isPending}
                onClick={() => save(active)}
              >
                {text('save')}
              </Button>
            ) : null}
            <Button size="small" onClick={startSaving}>
              {text('saveAs')}
            </Button>
            <Button size="small" icon={<UndoOutlined aria-hidden />} onClick={() => state.apply(active)}>
              {text('reset')}
            </Button>
          </>
        )}
      </div>
      {removed === null ? null : (
        <UndoBar
          key={removed.id}
          words={text('removed', { name: removed.name })}
          hint={text('restoreLater')}
          undoLabel={text('undo')}
          onUndo={() => undo(removed)}
          onEnd={() => setRemoved(null)}
          // The menu of the view is gone with it: what holds the views takes the focus.
          onFocusLost={() => place.current?.focus()}
        />
      )}
      <SearchTroubles
        state={state}
        changes={changes}
        columns={columns}
        onDropVanished={() => (active === null ? undefined : save(active))}
      />
      {isNaming ? (
        <SaveSearchDialog
          title={text(areTemplates ? 'template.create' : 'dialog.create')}
          initial={{
            name: active === null ? '' : text('copyName', { name: active.name }).slice(0, 80),
            periodRule: state.hasOtherDays ? null : (active?.periodRule ?? null),
            shared: false,
            isStartView: false,
          }}
          period={days?.success === true ? days.data : null}
          isBusy={changes.create.isPending}
          error={changes.create.error}
          onSave={saveAs}
          onClose={() => setNaming(false)}
        />
      ) : null}
    </div>
  );
}
