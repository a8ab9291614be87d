import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { instantText } from '@tallyhouse/shared/format/instant';
import { Button } from '@tallyhouse/shared/kit/core';
import { DeleteOutlined, EditOutlined, UndoOutlined } from '@tallyhouse/shared/kit/icons';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { Switch } from '@tallyhouse/shared/kit/form';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useRetailText } from '../../i18n/use-retail-text';
import { personInWords } from '@tallyhouse/shared/contracts/people';

interface FilterRowProps {
  readonly filter: RetailFilter;
  /** What it picks, in the reader's language. */
  readonly words: string;
  readonly zone: string;
  readonly isBusy: boolean;
  /** Why the reader cannot change it; left out where they can. */
  readonly lockedBecause: string | undefined;
  /** Left out where the reader has no filters of their own. */
  readonly onActive: ((isActive: boolean) => void) | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
}

/** One filter: whether it is active, what it picks, how far it reaches, and what can be done with it. */
export function FilterRow(props: FilterRowProps) {
  const { filter, words, zone, isBusy, lockedBecause, onActive, onEdit, onRemove, onRestore } = props;
  const text = useRetailText();
  const { name, matchCount, lastAppliedAt, restorableUntil } = filter;
  const isDeleted = filter.state === 'DELETED';
  const facts = [
    text(filter.isOwn ? 'filters.own' : 'filters.by', {
      owner: personInWords(filter.owner, filter.ownerAccount),
    }),
    text('filters.version', { version: filter.version }),
    text('filters.matches', {
      branches: text('filters.branches', { count: matchCount.branches }),
      terminals: text('filters.terminals', { count: matchCount.terminals }),
    }),
    restorableUntil !== null
      ? text('filters.restorableUntil', { at: instantText(restorableUntil, zone) })
      : lastAppliedAt === null
        ? text('filters.neverApplied')
        : text('filters.lastApplied', { at: instantText(lastAppliedAt, zone) }),
  ];
  return (
    <li className="th-filter">
      {isDeleted || onActive === undefined ? null : (
        <Switch
          aria-label={text('filters.activate', { name })}
          checked={filter.state === 'ACTIVE'}
          disabled={isBusy}
          onChange={onActive}
        />
      )}
      <div className="th-filter-words">
        <Flex gap={6} wrap align="center">
          <strong>{name}</strong>
          {filter.shared ? <StateTag kind="neutral" mark="◇" word={text('filters.shared')} /> : null}
          {filter.state === 'ACTIVE' ? <StateTag kind="good" mark="✓" word={text('filters.active')} /> : null}
          {filter.dirty ? <StateTag kind="waiting" mark="≠" word={text('filters.dirtyMark')} /> : null}
        </Flex>
        <div>{words}</div>
        <small>{facts.join(' · ')}</small>
      </div>
      <Flex gap={2} align="flex-start">
        {isDeleted ? (
          <Button
            size="small"
            icon={<UndoOutlined aria-hidden />}
            aria-label={text('filters.restoreOne', { name })}
            disabled={isBusy || lockedBecause !== undefined}
            title={lockedBecause}
            onClick={onRestore}
          >
            {text('filters.restore')}
          </Button>
        ) : (
          <>
            <Button
              type="text"
              icon={<EditOutlined aria-hidden />}
              aria-label={text('filters.editOne', { name })}
              title={lockedBecause ?? text('filters.edit')}
              disabled={lockedBecause !== undefined}
              onClick={onEdit}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={text('filters.removeOne', { name })}
              title={lockedBecause ?? text('filters.remove')}
              disabled={lockedBecause !== undefined || isBusy}
              onClick={onRemove}
            />
          </>
        )}
      </Flex>
    </li>
  );
}
