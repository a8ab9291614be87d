import { createHash } from 'node:crypto';
import { sha384 } from './sha384';

const bytes = new TextEncoder().encode('{"name":"remote-retail"}');
const expected = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

afterEach(() => jest.restoreAllMocks());

test('the platform and, where it has no digests, the script say the same', async () => {
  await expect(sha384(bytes)).resolves.toBe(expected);

  jest.spyOn(globalThis.crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  await expect(sha384(bytes)).resolves.toBe(expected);
});
