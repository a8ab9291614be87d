import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigProvider } from '../../kit/core';
import { App } from '../../kit/modal';
import { MemoryRouter } from '../../kit/router';
import * as states from './report-states.stories';

type StateName = keyof typeof states;

interface Told {
  /** How it is announced; null where it stands in the page as text. */
  readonly role: 'status' | 'alert' | null;
  readonly words: readonly (string | RegExp)[];
  /** Whether the figures are still to be read. */
  readonly hasFigures: boolean;
  /** The way on, and what it leads to. */
  readonly action: readonly [name: string, asks: string] | null;
}

const figures = 'Gross gaming revenue 1,204.50';
const told: Readonly<Record<StateName, Told>> = {
  Whole: { role: null, words: ['Final'], hasFigures: true, action: null },
  Loading: { role: 'status', words: [], hasFigures: false, action: null },
  Nil: {
    role: null,
    words: ['No activity in this period', /Nothing was recorded for .* This is a nil report/],
    hasFigures: false,
    action: null,
  },
  Empty: {
    role: null,
    words: ['Nothing matches the filter', /none of it matches the filter/],
    hasFigures: false,
    action: ['Clear all filters', 'without filters'],
  },
  Partial: {
    role: 'status',
    words: ['1 brand is missing', /Not in these figures: Birch\..*the totals exclude them/],
    hasFigures: true,
    action: null,
  },
  Stale: {
    role: 'status',
    words: ['Newer data exists', /Data was loaded .*, after these figures were computed/],
    hasFigures: true,
    action: ['Refresh', 'the figures'],
  },
  Late: {
    role: 'status',
    words: ['Data for this period is late', /Nothing new from alder-online for .* can still change/],
    hasFigures: true,
    action: ['Open data loads', '/load-data'],
  },
  Failed: {
    role: 'alert',
    words: ['The figures could not be loaded', /trace-1/],
    hasFigures: false,
    action: ['Try again', 'the figures'],
  },
  NotRefreshed: {
    role: 'alert',
    words: ['The figures could not be refreshed', /You are looking at figures loaded .* ago/],
    hasFigures: true,
    action: ['Try again', 'the figures'],
  },
  Unreachable: {
    role: 'alert',
    words: ['The server cannot be reached', /You can still read them; nothing can be loaded or sent/],
    hasFigures: true,
    action: null,
  },
  Forbidden: {
    role: null,
    words: [
      'You do not have access to these figures',
      /Ask an administrator of the brand for the permission/,
    ],
    hasFigures: false,
    action: ['Choose another brand', '/brands'],
  },
  Locked: {
    role: 'status',
    words: ['These figures are locked', /The tax period was filed on 7 Nov 2026\./],
    hasFigures: false,
    action: null,
  },
};

/** Days that the sources of the story bring data of: of them newer and late data can be said. */
const days = (() => {
  const day = (before: number) => new Date(Date.now() - before * 86_400_000).toISOString().slice(0, 10);
  return `/total-report?from=${day(2)}&to=${day(0)}`;
})();

test.each(Object.keys(told) as StateName[])('%s: in words, announced, and with a way on', async (name) => {
  const { role, words, hasFigures, action } = told[name];
  const asked: string[] = [];
  const State = states[name];
  render(
    <ConfigProvider theme={{ token: { motion: false }, hashed: false }}>
      <App>
        <MemoryRouter initialEntries={[days]}>
          <State onAsk={(what) => asked.push(what)} />
        </MemoryRouter>
      </App>
    </ConfigProvider>,
  );

  const [title, ...rest] = words;
  if (name === 'Loading') expect(screen.getByRole('status', { name: 'Loading the figures' })).toBeVisible();
  if (title !== undefined) {
    const shown = (await screen.findAllByText(title))[0]!;
    expect(shown).toBeVisible();
    const place = role === null ? document.body : shown.closest<HTMLElement>(`[role=${role}]`);
    expect(place).not.toBeNull();
    for (const more of rest) expect(within(place!).getAllByText(more)[0]).toBeVisible();
  }
  expect(screen.queryAllByText(figures)).toHaveLength(hasFigures ? 1 : 0);
  if (action === null) return;
  const [label, asks] = action;
  await userEvent.click(screen.getAllByRole('button', { name: label })[0]!);
  expect(asked).toEqual([expect.stringContaining(asks)]);
});
