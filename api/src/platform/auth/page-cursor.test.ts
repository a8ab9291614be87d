import { randomBytes } from 'node:crypto';
import { givenTokenKeys } from './testing/given-token-keys';
import { createPageCursors } from './page-cursor';

const cursors = createPageCursors(givenTokenKeys(randomBytes(32)));
const view = { contentId: 'c1', question: { sort: [{ field: 'ggr', dir: 'asc' }] } };
const end = { place: { keys: ['1.25', null], rowNo: 50 }, rowsBefore: 50 };

test('a cursor opens for the rows and the question that it was made for', () => {
  expect(cursors.open(view, cursors.seal(view, end))).toEqual(end);
});

test('it says nothing to others, and no two are alike', () => {
  const cursor = cursors.seal(view, end);

  expect(Buffer.from(cursor, 'base64url').toString('latin1')).not.toContain('1.25');
  expect(cursors.seal(view, end)).not.toBe(cursor);
});

test('the rows have changed since: 409, and begin again', () => {
  const cursor = cursors.seal(view, end);

  expect(() => cursors.open({ ...view, contentId: 'c2' }, cursor)).toThrow(
    expect.objectContaining({
      status: 409,
      code: 'SNAPSHOT_CHANGED',
      detail: 'Start again from the first page.',
    }) as Error,
  );
});

test.each([
  ['of another question', cursors.seal({ ...view, question: { sort: [] } }, end)],
  ['of another server', createPageCursors(givenTokenKeys(randomBytes(32))).seal(view, end)],
  ['with one letter changed', `A${cursors.seal(view, end).slice(1)}A`],
  ['that is none', 'page-2'],
])('a cursor %s is refused by its field', (_case, cursor) => {
  expect(() => cursors.open(view, cursor)).toThrow(
    expect.objectContaining({ status: 400, errors: [expect.objectContaining({ field: 'cursor' })] }) as Error,
  );
});
