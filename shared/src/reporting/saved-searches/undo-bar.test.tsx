import { act, render, screen } from '@testing-library/react';
import { UndoBar } from './undo-bar';

function open() {
  const said: string[] = [];
  render(
    <>
      <UndoBar
        words="Deleted."
        undoLabel="Undo"
        onUndo={() => said.push('undone')}
        onEnd={() => said.push('ended')}
        onFocusLost={() => said.push('focus given on')}
      />
      <input aria-label="Search" />
    </>,
  );
  return said;
}

/** Each second waits for the one before to be drawn. */
function pass(seconds: number) {
  for (let second = 0; second < seconds; second += 1) {
    act(() => {
      jest.advanceTimersByTime(1000);
    });
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('it ends after eight seconds, and gives the focus on that it had', () => {
  const said = open();
  expect(screen.getByRole('button', { name: /^Undo/ })).toHaveFocus();

  pass(7);
  expect(said).toEqual([]);
  pass(1);

  expect(said).toEqual(['ended', 'focus given on']);
});

test('it leaves the focus to who works elsewhere by then', () => {
  const said = open();
  act(() => screen.getByLabelText('Search').focus());

  pass(8);

  expect(said).toEqual(['ended']);
});

test('used from the button it gives the focus on, by Control Z from elsewhere it does not', () => {
  const said = open();
  const undo = screen.getByRole('button', { name: /^Undo/ });

  act(() => undo.click());
  expect(said).toEqual(['undone', 'focus given on']);

  act(() => undo.blur());
  act(() => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true }));
  });
  expect(said).toEqual(['undone', 'focus given on', 'undone']);
});
