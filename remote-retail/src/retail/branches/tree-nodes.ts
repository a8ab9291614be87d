import type { BranchOfTree, RegionOfTree } from './branch-tree-query';

export const placeKinds = ['region', 'branch', 'terminal', 'cashier'] as const;
export type PlaceKind = (typeof placeKinds)[number];

interface TreeNode {
  readonly key: string;
  readonly title: string;
  readonly isLeaf?: boolean;
  readonly checkable?: boolean;
}
export interface BranchNode extends TreeNode {
  readonly children: TreeNode[];
}
export interface RegionNode extends TreeNode {
  readonly children: BranchNode[];
}

/** Ids of places are told apart by their kind: a region may be called as a branch is. */
export function keyOfPlace(kind: PlaceKind, id: string): string {
  return `${kind}:${id}`;
}

export function placeOfKey(key: string): { readonly kind: PlaceKind; readonly id: string } | null {
  const at = key.indexOf(':');
  const kind = placeKinds.find((one) => one === key.slice(0, at));
  return kind === undefined ? null : { kind, id: key.slice(at + 1) };
}

interface NodeOptions {
  /** Part of the name or id of a region or branch; empty: all. */
  readonly sought: string;
  readonly terminalTitle: (id: string, kind: string) => string;
  readonly closedTitle: (name: string) => string;
}

/** The brand's places as nodes; regions and branches can be ticked, what stands in a branch cannot. */
export function treeNodes(regions: readonly RegionOfTree[], options: NodeOptions): RegionNode[] {
  const wanted = options.sought.trim().toLowerCase();
  const matches = (words: string) => words.toLowerCase().includes(wanted);
  return regions.flatMap(({ region, branches }) => {
    const shown = matches(region)
      ? branches
      : branches.filter(({ id, name }) => matches(id) || matches(name));
    if (shown.length === 0) return [];
    return [
      {
        key: keyOfPlace('region', region),
        title: `${region} (${branches.length})`,
        children: shown.map((branch) => branchNode(branch, options)),
      },
    ];
  });
}

function branchNode(branch: BranchOfTree, { terminalTitle, closedTitle }: NodeOptions): BranchNode {
  const leaf = (kind: PlaceKind, id: string, title: string): TreeNode => ({
    key: keyOfPlace(kind, id),
    title,
    isLeaf: true,
    checkable: false,
  });
  return {
    key: keyOfPlace('branch', branch.id),
    title: branch.closedOn === null ? branch.name : closedTitle(branch.name),
    children: [
      ...branch.terminals.map(({ id, kind }) => leaf('terminal', id, terminalTitle(id, kind))),
      ...branch.cashiers.map(({ id, name }) => leaf('cashier', id, name)),
    ],
  };
}
