import { openedOf } from '@tallyhouse/shared/testing/registry';
import { fetchAhead } from './fetch-ahead';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const remote = {
  ...openedOf('remote-retail', '1.0.0'),
  preload: { '/retail': ['entry.js', 'retail.js'] },
  files: { 'entry.js': hash('a'), 'retail.js': hash('b') },
};
const links = () => [...document.head.querySelectorAll('link')];

afterEach(() => document.head.replaceChildren());

test('every file of the path is asked for at once, with its hash, and only once', () => {
  fetchAhead(remote, '/retail');
  fetchAhead(remote, '/retail');

  expect(links().map((link) => [link.getAttribute('href'), link.integrity, link.crossOrigin])).toEqual([
    ['http://localhost/remotes/remote-retail/1.0.0/entry.js', hash('a'), 'anonymous'],
    ['http://localhost/remotes/remote-retail/1.0.0/retail.js', hash('b'), 'anonymous'],
  ]);
});

test('one that did not come is not asked for ahead again: tries ask one by one', () => {
  fetchAhead(remote, '/retail');
  links()[0]?.dispatchEvent(new Event('error'));
  fetchAhead(remote, '/retail');

  expect(links()).toHaveLength(2);
});

test('a path that nothing is said of asks for nothing', () => {
  fetchAhead(remote, '/other');

  expect(links()).toEqual([]);
});
