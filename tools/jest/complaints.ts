// What a developer would read in the console (an act warning, a missing key, a deprecated prop) fails the test.
const complaints: unknown[][] = [];
beforeEach(() => {
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...words: unknown[]) => {
      complaints.push(words);
    });
  }
});
afterEach(() => {
  expect(complaints).toEqual([]);
});
