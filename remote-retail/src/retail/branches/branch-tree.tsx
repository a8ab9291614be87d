import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Button, Input } from '@tallyhouse/shared/kit/core';
import { Skeleton } from '@tallyhouse/shared/kit/feedback';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Tree } from '@tallyhouse/shared/kit/select';
import { ProblemNotice } from '@tallyhouse/shared/ui/problem-notice';
import { useState } from 'react';
import { useRetailText } from '../../i18n/use-retail-text';
import { useWordOfCode } from '../in-language';
import { useRetailMemory } from '../memory/retail-memory';
import { branchTreeQuery } from './branch-tree-query';
import { keyOfPlace, placeOfKey, treeNodes, type PlaceKind } from './tree-nodes';

interface BranchTreeProps {
  readonly brandId: string;
  /** The place whose figures are shown; null for all regions. */
  readonly shown: { readonly kind: PlaceKind; readonly id: string } | null;
  readonly onOpen: (kind: PlaceKind, id: string) => void;
}

/**
 * The brand's places. A click opens one; ticked branches narrow the figures with the next Apply. What is ticked and
 * what stands open is kept as `main.branchState`.
 */
export function BranchTree({ brandId, shown, onOpen }: BranchTreeProps) {
  const text = useRetailText();
  const { http } = useRemoteHost();
  const wordOf = useWordOfCode();
  const { branchState, saveBranchState } = useRetailMemory();
  const [sought, setSought] = useState('');
  const tree = useQuery(branchTreeQuery(http, brandId));
  if (tree.data === undefined) {
    return tree.isError ? (
      <ProblemNotice title={text('tree.failed')} error={tree.error} onRetry={() => void tree.refetch()} />
    ) : (
      <Skeleton active title={false} paragraph={{ rows: 8 }} />
    );
  }
  const nodes = treeNodes(tree.data.regions, {
    sought,
    terminalTitle: (id, kind) => `${id} · ${wordOf('terminalType', kind)}`,
    closedTitle: (name) => `${name} · ◻ ${text('closedForGood')}`,
  });
  // While somebody searches, every region that has a match stands open.
  const expanded = sought === '' ? [...branchState.expanded] : nodes.map(({ key }) => key);
  const isTicked = branchState.selected.length > 0;
  return (
    <div>
      <Input.Search
        allowClear
        size="small"
        aria-label={text('tree.search')}
        placeholder={text('tree.search')}
        value={sought}
        onChange={(event) => setSought(event.target.value.slice(0, 100))}
      />
      <p className="th-tree-hint">{text('tree.hint')}</p>
      {nodes.length === 0 ? (
        <p role="status">{text('tree.noMatch', { text: sought })}</p>
      ) : (
        <Tree
          checkable
          blockNode
          aria-label={text('tree.label')}
          treeData={nodes}
          checkedKeys={branchState.selected.map((id) => keyOfPlace('branch', id))}
          expandedKeys={expanded}
          selectedKeys={shown === null ? [] : [keyOfPlace(shown.kind, shown.id)]}
          onCheck={(checked) => {
            const keys = Array.isArray(checked) ? checked : checked.checked;
            saveBranchState({ selected: tickedBranches(keys, branchState.selected, nodes) });
          }}
          onExpand={(keys) => {
            if (sought === '') saveBranchState({ expanded: keys.map(String).slice(0, 500) });
          }}
          onSelect={(_keys, { node }) => {
            const place = placeOfKey(node.key);
            if (place !== null) onOpen(place.kind, place.id);
          }}
        />
      )}
      {isTicked ? (
        <Button size="small" type="link" onClick={() => saveBranchState({ selected: [] })}>
          {text('filters.clearBranches')}
        </Button>
      ) : null}
    </div>
  );
}

/** Branches ticked now; those that a search hides stay as they were. The server takes at most 200. */
function tickedBranches(
  keys: readonly React.Key[],
  before: readonly string[],
  nodes: ReturnType<typeof treeNodes>,
): readonly string[] {
  const visible = new Set(
    nodes.flatMap(({ children }) => children.map(({ key }) => placeOfKey(key)?.id ?? '')),
  );
  const ticked = keys.flatMap((key) => {
    const place = placeOfKey(String(key));
    return place?.kind === 'branch' ? [place.id] : [];
  });
  return [...new Set([...before.filter((id) => !visible.has(id)), ...ticked])].slice(0, 200);
}
