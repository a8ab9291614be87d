import { carryRegistry } from '../carried-registry';
import { isPageReplaced } from './published-page';

const entry = (file: string) => `<script defer src="/shell/${file}"></script>`;
const carried = (json: string) => `<script type="application/json" id="tallyhouse-registry">${json}</script>`;

const { fetch: before } = globalThis;
afterEach(() => void Object.assign(globalThis, { fetch: before }));

/** A page is open that has `own` in its head, and `published` is what the server gives now. */
function givenPage(own: string, published: string) {
  document.head.innerHTML = own;
  const answer = { ok: true, text: () => Promise.resolve(`<!doctype html><head>${published}</head>`) };
  Object.assign(globalThis, { fetch: jest.fn(() => Promise.resolve(answer)) });
}

test.each([
  ['the same', entry('a.js') + carried('{"n":1}'), false],
  ['another registry', entry('a.js') + carried('{"n":2}'), true],
  ['another entry', entry('b.js') + carried('{"n":1}'), true],
])('%s', async (_, published, isReplaced) => {
  givenPage(entry('a.js') + carried('{"n":1}'), published);

  await expect(isPageReplaced()).resolves.toBe(isReplaced);
});

test('a page that came without a registry is compared by its entry alone, and by the one that it was given since', async () => {
  givenPage(entry('a.js'), entry('a.js') + carried('{"owner":"\\u003cb>"}'));
  await expect(isPageReplaced()).resolves.toBe(false);

  carryRegistry(document, '{"owner":"<b>"}');
  await expect(isPageReplaced()).resolves.toBe(false);

  givenPage(entry('a.js'), entry('a.js') + carried('{"owner":"\\u003ci>"}'));
  carryRegistry(document, '{"owner":"<b>"}');
  await expect(isPageReplaced()).resolves.toBe(true);
});
