import { questionOf } from '../confirmation-queries';
import { queueFiltersOf, withQueueFilters } from './queue-in-url';

const filtersOf = (search: string) => queueFiltersOf(new URLSearchParams(search), 'mine');

test('the address holds the filters, and gives them back', () => {
  const filters = filtersOf('box=sent&authority=TRA&state=ACCEPTED&dueBefore=2026-11-30&page=2');

  expect(filters).toEqual({
    box: 'sent',
    authority: 'TRA',
    states: ['ACCEPTED'],
    dueBefore: '2026-11-30',
    page: 2,
  });
  expect(queueFiltersOf(withQueueFilters(filters, { page: 2 }), 'mine')).toEqual(filters);
});

test('another filter starts at the first page', () => {
  expect(withQueueFilters(filtersOf('box=all&page=3'), { authority: 'GBT' }).toString()).toBe(
    'box=all&authority=GBT',
  );
});

test('what is named wrongly is left out', () => {
  expect(filtersOf('box=none&authority=%3Cb%3E&state=LOST&dueBefore=soon&page=-1')).toEqual({
    box: 'mine',
    authority: null,
    states: [],
    dueBefore: null,
    page: 1,
  });
});

test('a link with several states asks for exactly those', () => {
  const filters = filtersOf('box=all&state=REJECTED,SEND_FAILED,LOST');

  expect(questionOf(filters)).toMatchObject({ box: 'all', state: ['SEND_FAILED', 'REJECTED'] });
  expect(queueFiltersOf(withQueueFilters(filters, {}), 'mine')).toEqual(filters);
});
