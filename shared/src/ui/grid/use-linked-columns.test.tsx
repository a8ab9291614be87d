import { act, renderHook } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from '../../kit/router';
import { gridViewOf, withGridView } from './grid-view-in-url';
import { useLinkedColumns } from './use-linked-columns';

interface Given {
  readonly address?: string;
  readonly own?: readonly string[] | undefined;
  readonly mayKeep?: boolean;
  readonly refuses?: boolean;
}

/** A reader with a list of their own at an address. */
function given(of: Given = {}) {
  const { address = '', mayKeep = true, refuses = false } = of;
  const first = 'own' in of ? of.own : [];
  const written: (readonly string[])[] = [];
  let settle: () => Promise<void> = () => Promise.resolve();
  let keep: (fields: readonly string[]) => void = () => undefined;
  function useReader() {
    const [own, setOwn] = useState<readonly string[] | undefined>(first);
    keep = setOwn;
    const write = (fields: readonly string[]) => {
      written.push(fields);
      return new Promise<void>((done, fail) => {
        settle = () =>
          act(async () => {
            if (refuses) fail(new Error('refused'));
            else {
              setOwn(fields);
              done();
            }
            await Promise.resolve();
          });
      });
    };
    const canHide = (field: string) => field !== 'day';
    return useLinkedColumns({ own, canHide, write: mayKeep ? write : undefined });
  }
  let child: ReactNode = null;
  const router = createMemoryRouter([{ path: '*', element: <Child /> }], { initialEntries: [`/${address}`] });
  function Child() {
    return child;
  }
  const { result } = renderHook(useReader, {
    wrapper: ({ children }) => {
      child = children;
      return <RouterProvider router={router} />;
    },
  });
  return {
    shown: () => result.current,
    address: () => decodeURIComponent(router.state.location.search),
    written,
    settle: () => settle(),
    keep: (fields: readonly string[]) => act(() => keep(fields)),
  };
}

test('the own hidden columns stand in the address, beside the rest of it', () => {
  const { shown, address } = given({ address: '?group=vertical', own: ['device', 'provider'] });

  expect(address()).toBe('?group=vertical&hide=device,provider');
  expect(shown()).toMatchObject({ hidden: ['device', 'provider'], isLinked: false });
});

test('an address without hidden columns stays as it is', () => {
  expect(given({ address: '?group=vertical' }).address()).toBe('?group=vertical');
});

test('a link shows the columns of who copied it, and the own list is not written', () => {
  const { shown, address, written } = given({ address: '?hide=provider', own: ['device'] });

  expect(shown()).toMatchObject({ hidden: ['provider'], isLinked: true });
  act(() => shown().toggle('ggr'));
  expect(shown().hidden).toEqual(['provider', 'ggr']);
  act(() => shown().setHidden?.([]));
  expect(shown()).toMatchObject({ hidden: [], isLinked: true });
  expect(address()).toBe('?hide=');
  act(() => shown().showOwn());
  expect(shown()).toMatchObject({ hidden: ['device'], isLinked: false });
  expect(address()).toBe('?hide=device');
  expect(written).toEqual([]);
});

test('what is hidden of the own list is kept and stands in the address at once', async () => {
  const { shown, address, written, settle } = given();

  act(() => shown().toggle('device'));
  expect(shown()).toMatchObject({ hidden: ['device'], isLinked: false });
  expect(address()).toBe('?hide=device');
  await settle();
  expect(written).toEqual([['device']]);
  expect(shown()).toMatchObject({ hidden: ['device'], isLinked: false });
});

test('several columns shown at once are one list', async () => {
  const { shown, address, written, settle } = given({ own: ['device', 'provider'] });

  act(() => {
    shown().toggle('device');
    shown().toggle('provider');
  });
  await settle();
  expect(written.at(-1)).toEqual([]);
  expect(address()).toBe('');
});

test('where the list could not be kept, the address goes back to it', async () => {
  const { shown, address, settle } = given({ own: ['device'], refuses: true });

  act(() => shown().toggle('provider'));
  await settle();
  expect(shown()).toMatchObject({ hidden: ['device'], isLinked: false });
  expect(address()).toBe('?hide=device');
});

test('a list that is changed in another tab is followed', () => {
  const { shown, address, keep } = given({ own: ['device'] });
  keep(['provider']);

  expect(shown()).toMatchObject({ hidden: ['provider'], isLinked: false });
  expect(address()).toBe('?hide=provider');
});

test('a column that cannot be hidden is shown whatever a link says; who keeps no list changes columns of links alone', () => {
  const { shown } = given({ address: '?hide=day,device', mayKeep: false });
  expect(shown().hidden).toEqual(['device']);
  expect(shown().setHidden).toBeDefined();

  expect(given({ mayKeep: false }).shown().setHidden).toBeUndefined();
});

test('a link that hides nothing goes on saying so while its grid is arranged', () => {
  const link = new URLSearchParams('hide=&order=ggr');
  const { layout } = gridViewOf(link);

  expect(withGridView(link, { layout: { ...layout, widths: { ggr: 120 } } }).get('hide')).toBe('');
  expect(withGridView(new URLSearchParams('hide=ggr'), { layout: { ...layout } }).get('hide')).toBeNull();
});

test('what is hidden before the own list is known is hidden in that list once it is', async () => {
  const { shown, written, keep, settle, address } = given({ own: undefined });
  act(() => shown().toggle('bets'));
  expect(written).toEqual([]);

  keep(['provider']);
  expect(written).toEqual([['provider', 'bets']]);
  await settle();
  expect(shown()).toMatchObject({ hidden: ['provider', 'bets'], isLinked: false });
  expect(address()).toBe('?hide=provider,bets');
});
