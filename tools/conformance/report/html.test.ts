import type { Check, Report } from './format';
import { htmlOf } from './html';

const check = (changes: Partial<Check>): Check => ({
  ...{ id: 'leaks.heap', group: 'leaks', name: 'Memory is given back', status: 'passed', remedy: null },
  ...{ measured: '+1.0 % over 50 mounts', limit: 'less than 5 %' },
  ...changes,
});

function given(checks: readonly Check[], changes: Partial<Report> = {}): string {
  const failed = checks.filter(({ status }) => status === 'failed').length;
  const pair = {
    remote: 'remote-online',
    module: 'https://a.example/mount.js',
    host: 'bare page',
    seconds: 3,
  };
  return htmlOf({
    ...{ format: 1, startedAt: '2026-11-23T12:00:00.000Z', seconds: 61, browser: 'Chromium 150', cycles: 50 },
    ...{ isCancelled: false, totals: { passed: checks.length - failed, failed, skipped: 0 } },
    pairs: [{ ...pair, checks }],
    ...changes,
  });
}

test('a report of what holds says so, with the figures, and needs no script', () => {
  const html = given([check({})]);

  expect(html).toContain('✓ Nothing failed');
  expect(html).toContain('+1.0 % over 50 mounts');
  expect(html).not.toMatch(/<script|\son\w+=|<link|src=/);
});

test('what failed is counted in the matrix, opened below, and has its remedy', () => {
  const html = given([check({}), check({ id: 'leaks.nodes', status: 'failed', remedy: 'Let go of it.' })]);

  expect(html).toContain('✗ 1 of 2 failed');
  expect(html).toMatch(/<details id="remote-online-on-bare-page" open>/);
  expect(html).toContain('Let go of it.');
});

test('words of a page are words, not markup', () => {
  expect(given([check({ measured: '<img src=x onerror=alert(1)>' })])).not.toContain('<img');
});

test('a run that was stopped does not claim to be whole', () => {
  expect(given([check({})], { isCancelled: true })).toContain('what is missing was not looked at');
});
