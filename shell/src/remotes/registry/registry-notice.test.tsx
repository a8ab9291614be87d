import { registryOf } from '@tallyhouse/shared/testing/registry';
import { render, screen } from '@testing-library/react';
import { ServicesProvider } from '../services/services';
import { pageServices } from '../../testing/page-services';
import { RegistryNotice } from './registry-notice';

const dayMs = 86_400_000;

/** Shows what somebody with `permission` sees of a registry that ends in `days`. */
function show(days: number, permission: string) {
  const { services } = pageServices(() => ({ status: 200, body: null }));
  const read = {
    registry: registryOf([], { expiresAt: new Date(Date.now() + days * dayMs).toISOString() }),
    refusal: null,
  };
  const registry = { ...services.registry, current: () => read, subscribe: () => () => undefined };
  const tab = { userId: 'u', brand: null, permissions: [permission] };
  render(
    <ServicesProvider services={{ ...services, registry }}>
      <RegistryNotice tab={tab} />
    </ServicesProvider>,
  );
}

test('who administers the installation is told a week ahead that the list of screens ends, and what to do', () => {
  show(6.9, 'administration.propose');

  expect(screen.getByRole('status')).toHaveTextContent(/The list of screens expires on .+/);
  expect(screen.getByRole('status')).toHaveTextContent('Ask the key holder to run “remote sign”');
});

test.each([
  [7.1, 'administration.propose'],
  [6.9, 'reports.view'],
])('in %s days, with %s, nothing is said', (days, permission) => {
  show(days, permission);

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
