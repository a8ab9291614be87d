import { createMemoryRouter, RouterProvider } from '@tallyhouse/shared/kit/router';
import { act, render, screen } from '@testing-library/react';
import { periodSearch, useReportSearch } from './report-search';

function Menu() {
  const searchOf = useReportSearch();
  return (
    <p>
      {searchOf('/retail')} {searchOf('/dashboard')}
    </p>
  );
}

test('the period of a report goes along to the next report, also by way of another page, and nowhere else', async () => {
  const router = createMemoryRouter([{ path: '*', element: <Menu /> }], {
    initialEntries: ['/total-report?from=2026-10-01&to=2026-10-31&basis=PLACED&page=2'],
  });
  render(<RouterProvider router={router} />);
  expect(screen.getByText('?from=2026-10-01&to=2026-10-31')).toBeInTheDocument();

  await act(() => router.navigate('/dashboard'));
  expect(screen.getByText('?from=2026-10-01&to=2026-10-31')).toBeInTheDocument();

  await act(() => router.navigate('/online?from=2026-09-01&to=2026-09-30'));
  expect(screen.getByText('?from=2026-09-01&to=2026-09-30')).toBeInTheDocument();
});

test.each([
  ['/online/new', '?from=2026-10-01&to=2026-10-31', '?from=2026-10-01&to=2026-10-31'],
  ['/load-data', '?from=2026-10-01&to=2026-10-31', ''],
  ['/online', '?from=2026-10-31&to=2026-10-01', ''],
  ['/online', '?from=yesterday&to=today', ''],
  ['/online', '', ''],
])('%s%s carries “%s”', (pathname, search, carried) => {
  expect(periodSearch(pathname, search)).toBe(carried);
});
