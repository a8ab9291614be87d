import { createHash } from 'node:crypto';
import { downloadJobFile, type JobFile } from '../../contracts/jobs';
import { answering, fakeHttp, problem } from '../../testing/fake-http';
import { DamagedDownload, downloadInParts, nothingReceived } from './download-in-parts';

const content = new TextEncoder().encode('day;ggr\n2026-10-01;12.50\n2026-10-02;-3.00\n');
const file: JobFile = {
  name: 'report.csv',
  sizeBytes: content.byteLength,
  sha256: createHash('sha256').update(content).digest('hex'),
};
const noPause = () => Promise.resolve();

/** A server that answers ranges, and fails as often as `failures` says, before the part that starts at `from`. */
function server(failures: { from: number; status: number; times: number } | null = null) {
  const ranges: string[] = [];
  let left = failures?.times ?? 0;
  const fake = fakeHttp([
    answering(downloadJobFile, (input) => {
      const { headers } = input as { headers: Record<string, string> };
      const range = headers['Range'] ?? '';
      ranges.push(range);
      const [, first = 0, last = 0] = (/^bytes=(\d+)-(\d+)$/.exec(range) ?? []).map(Number);
      if (failures !== null && first === failures.from && left > 0) {
        left -= 1;
        throw problem(failures.status, 'UNAVAILABLE');
      }
      return { bytes: content.slice(first, last + 1).buffer, contentType: 'text/csv', fileName: null };
    }),
  ]);
  return { ...fake, ranges };
}

function options(more: object = {}) {
  const percents: number[] = [];
  return {
    percents,
    signal: new AbortController().signal,
    onProgress: ({ receivedBytes }: { receivedBytes: number }) => void percents.push(receivedBytes),
    partBytes: 16,
    pause: noPause,
    ...more,
  };
}

test('the parts make the file that the server made', async () => {
  const { http, ranges } = server();

  const bytes = await downloadInParts(http, 'job_1', file, options());

  expect([...bytes]).toEqual([...content]);
  expect(ranges).toEqual(['bytes=0-15', 'bytes=16-31', 'bytes=32-41']);
});

test('a connection that breaks costs one part: what has come is not asked for again', async () => {
  const { http, ranges } = server({ from: 16, status: 0, times: 3 });

  const bytes = await downloadInParts(http, 'job_1', file, options());

  expect([...bytes]).toEqual([...content]);
  expect(ranges.filter((range) => range === 'bytes=0-15')).toHaveLength(1);
  expect(ranges.filter((range) => range === 'bytes=16-31')).toHaveLength(4);
});

test('a second try goes on where the first one gave up', async () => {
  const received = nothingReceived(file);
  const broken = server({ from: 32, status: 403, times: 1 });
  await expect(downloadInParts(broken.http, 'job_1', file, options({ received }))).rejects.toMatchObject({
    problem: { status: 403 },
  });

  const { http, ranges } = server();
  const bytes = await downloadInParts(http, 'job_1', file, options({ received }));

  expect([...bytes]).toEqual([...content]);
  expect(ranges).toEqual(['bytes=32-41']);
});

test('a file with another checksum is refused', async () => {
  const { http } = server();
  const other = { ...file, sha256: '0'.repeat(64) };

  await expect(downloadInParts(http, 'job_1', other, options())).rejects.toBeInstanceOf(DamagedDownload);
});

test('a server that knows no ranges sends the whole file at once', async () => {
  const whole = { bytes: content.slice().buffer, contentType: 'text/csv', fileName: null };
  const { http, sentTo } = fakeHttp([answering(downloadJobFile, whole)]);

  const bytes = await downloadInParts(http, 'job_1', file, options());

  expect([...bytes]).toEqual([...content]);
  expect(sentTo(downloadJobFile)).toHaveLength(1);
});
