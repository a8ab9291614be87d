import { createPool } from './pool';

test('never more than its size runs at once; the rest follows in order, past what fails', async () => {
  const inPool = createPool(2);
  const started: number[] = [];
  let atOnce = 0;
  let most = 0;

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      inPool(async () => {
        started.push(index);
        atOnce += 1;
        most = Math.max(most, atOnce);
        await new Promise((resolve) => setTimeout(resolve, 1));
        atOnce -= 1;
        if (index % 3 === 0) throw new Error(`${index} fails`);
        return index;
      }),
    ),
  );

  expect(most).toBe(2);
  expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});
