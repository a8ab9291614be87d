import { configure } from '@testing-library/react';

/** Roles of hidden elements are found, too, by the tests of a file: looking up styles for each is most of their time. */
export function findHiddenToo(): void {
  beforeAll(() => configure({ defaultHidden: true }));
  afterAll(() => configure({ defaultHidden: false }));
}
