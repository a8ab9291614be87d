import type { GridGroups, GridRow, GridSource } from './grid-model';
import { createRowTree, type RowTree } from './row-tree';

const named = (names: readonly string[], field: string): GridSource => ({
  rowCount: names.length,
  loadBlock: (start, count) =>
    Promise.resolve(
      names.slice(start, start + count).map((name) => ({ key: name, values: { [field]: name } })),
    ),
});
const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

function givenTree(remembered?: Set<string>) {
  const asked: string[] = [];
  let isDown = false;
  const groups: GridGroups = {
    by: ['vertical', 'provider'],
    hasRows: true,
    open(path) {
      const name = path.map((step) => String(step.value)).join('/');
      asked.push(name);
      if (isDown) return Promise.reject(new Error('down'));
      return Promise.resolve(
        path.length === 1
          ? named([`${name}-one`, `${name}-two`], 'provider')
          : named([`${name}-r1`, `${name}-r2`, `${name}-r3`], 'row'),
      );
    },
  };
  const tree = createRowTree(named(['Casino', 'Sports', 'Bingo'], 'vertical'), groups, remembered);
  return { tree, asked, breakDown: (down: boolean) => (isDown = down) };
}

const shownBy = (tree: RowTree) =>
  Array.from({ length: tree.rowCount() }, (_, index) => {
    const state = tree.rowAt(index);
    const { depth } = tree.placeOf(index);
    return state.kind === 'loaded' ? `${depth} ${state.row.key}` : `${depth} ${state.kind}`;
  });

async function opened(tree: RowTree, index: number) {
  tree.toggle(index);
  await settle();
  tree.show(0, tree.rowCount() - 1);
  await settle();
}

test('groups open between the others, depth by depth, down to plain rows', async () => {
  const { tree } = givenTree();
  tree.show(0, 2);
  await settle();

  tree.toggle(1);
  expect(shownBy(tree)).toEqual(['0 Casino', '0 Sports', '1 loading', '0 Bingo']);
  await settle();
  await opened(tree, 0);
  await opened(tree, 4);

  expect(shownBy(tree)).toEqual([
    '0 Casino',
    '1 Casino-one',
    '1 Casino-two',
    '0 Sports',
    '1 Sports-one',
    '2 Sports/Sports-one-r1',
    '2 Sports/Sports-one-r2',
    '2 Sports/Sports-one-r3',
    '1 Sports-two',
    '0 Bingo',
  ]);
  expect(tree.placeOf(4).isOpen).toBe(true);
  expect(tree.placeOf(5).isOpen).toBeUndefined();
  expect([tree.parentOf(6), tree.parentOf(4), tree.parentOf(0)]).toEqual([4, 3, -1]);
});

test('a range over several depths is read in the order shown', async () => {
  const { tree } = givenTree();
  tree.show(0, 2);
  await settle();
  await opened(tree, 1);

  const rows = await tree.read(1, 4, new AbortController().signal);

  expect(rows.map(({ row, depth }) => `${depth} ${row.key}`)).toEqual([
    '0 Sports',
    '1 Sports-one',
    '1 Sports-two',
    '0 Bingo',
  ]);
});

test('closing a group takes its rows away', async () => {
  const { tree } = givenTree();
  tree.show(0, 2);
  await settle();
  await opened(tree, 0);
  await opened(tree, 1);
  expect(tree.rowCount()).toBe(8);

  tree.toggle(0);

  expect(shownBy(tree)).toEqual(['0 Casino', '0 Sports', '0 Bingo']);
});

test('groups that were open are opened again when the rows are asked for anew', async () => {
  const remembered = new Set<string>();
  const first = givenTree(remembered);
  first.tree.show(0, 2);
  await settle();
  await opened(first.tree, 1);

  const { tree } = givenTree(remembered);
  tree.show(0, 2);
  await settle();
  tree.show(0, 2);
  await settle();
  tree.show(0, 4);
  await settle();
  expect(shownBy(tree)).toContain('1 Sports-one');

  tree.collapseAll();
  expect(remembered.size).toBe(0);
});

test('a group that cannot be had says so, and can be tried again', async () => {
  const { tree, breakDown, asked } = givenTree();
  tree.show(0, 2);
  await settle();
  breakDown(true);
  await opened(tree, 0);
  expect(shownBy(tree)[1]).toBe('1 failed');
  expect(tree.failure()).toEqual(new Error('down'));

  breakDown(false);
  tree.retry();
  await settle();

  expect(tree.failure()).toBeNull();
  expect(asked).toEqual(['Casino', 'Casino']);
});

test('rows above and below an open group are both asked for, and neither request takes the other back', async () => {
  const asked: number[] = [];
  const long: GridSource = {
    rowCount: 900,
    loadBlock(start, count) {
      asked.push(start);
      const row = (step: number): GridRow => ({
        key: String(start + step),
        values: { vertical: String(start + step) },
      });
      return Promise.resolve(Array.from({ length: count }, (_, step) => row(step)));
    },
  };
  const tree = createRowTree(long, {
    by: ['vertical', 'provider'],
    open: () => Promise.resolve(named(['x', 'y'], 'provider')),
  });
  tree.show(200, 210);
  await settle();
  tree.toggle(200);
  await settle();
  asked.length = 0;

  tree.show(195, 212);
  await settle();

  expect(asked).toEqual([0]);
  expect(tree.rowAt(196).kind).toBe('loaded');
});
