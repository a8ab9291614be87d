import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { embedHead } from '../portals/embed-head.mjs';
import { embedLines } from './embed-lines';

const published = 'export const mount = () => null;';
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
let served: string;
let server: Server;
let address: string;

beforeEach(async () => {
  served = published;
  server = createServer((request, response) => {
    if (request.url === '/mount.js') response.end(served);
    else if (request.url === '/integrity.json')
      response.end(JSON.stringify({ files: { 'mount.js': hashOf(published) } }));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mount.js`;
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

test('the hash stands in the import map, in the element and in the policy, and the origin in none of its sources', async () => {
  const text = (await embedLines([address])).join('\n');
  const [, map = ''] = /<script type="importmap">(.*)<\/script>/.exec(text) ?? [];
  const [, policy = ''] = /^script-src 'self' (.*)$/m.exec(text) ?? [];

  expect(JSON.parse(map)).toEqual({ integrity: { [address]: hashOf(published) } });
  expect(text).toContain(`src="${address}" integrity="${hashOf(published)}" crossorigin="anonymous"`);
  expect(policy.split(' ')).toEqual([`'${hashOf(map)}'`, `'${hashOf(published)}'`]);
});

test('several files share one import map', () => {
  const files = ['a', 'b'].map((name) => ({
    address: `https://x.example/${name}/mount.js`,
    integrity: hashOf(name),
  }));
  const { elements, scriptSources } = embedHead(files);

  expect(elements.match(/importmap/g)).toHaveLength(1);
  expect(elements.match(/ integrity="/g)).toHaveLength(2);
  expect(scriptSources).toHaveLength(3);
});

test('an address cannot end the element that it stands in', () => {
  const file = { address: 'https://x.example/</script><script>', integrity: hashOf('') };
  expect(embedHead([file]).elements).not.toContain('</script><script>');
});

test('a file that is not the published one is refused in words', async () => {
  served = `${published} `;
  await expect(embedLines([address])).rejects.toThrow(/is not the file whose hash stands in/);
});

test.each([
  [[], /^Say which file/],
  [['https://x.example/entry.js'], /ends with \/mount\.js/],
])('%j is refused in words', async (addresses, words) => {
  await expect(embedLines(addresses)).rejects.toThrow(words);
});

test('a file that does not come is named with its status', async () => {
  const gone = address.replace('/mount.js', '/gone/mount.js');
  await expect(embedLines([gone])).rejects.toThrow(`${gone} does not come (404)`);
});
