import { readOnlineBlacklist, writeOnlineBlacklist, type Blacklist } from '../../contracts/blacklists';
import { listSavedSearches } from '../../contracts/saved-searches';
import { answering } from '../../testing/fake-http';
import { renderRemote } from '../../testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SpokenField } from '../use-report-fields';
import { inFamily } from '../testing/in-family';
import { BrandColumnsDialog } from './brand-columns-dialog';

const pending = {
  changeId: 'chg_1',
  hidden: ['device'],
  by: { id: 'u_5', name: 'Adam Admin' },
  at: '2026-11-02T08:00:00.000Z',
  reason: 'The source of devices is not reliable.',
  expiresAt: '2026-11-16T08:00:00.000Z',
};
const list: Blacklist = {
  scope: 'BRAND',
  etag: '3',
  hidden: [],
  brandHidden: [],
  forced: [],
  protected: ['ggr'],
  last: null,
  pending,
};
const fields = [
  { field: 'ggr', title: 'GGR', mandatoryIn: [] },
  { field: 'device', title: 'Device', mandatoryIn: [] },
  { field: 'provider', title: 'Provider', mandatoryIn: [] },
] as unknown as readonly SpokenField[];

function open(onClose = () => undefined) {
  return renderRemote(
    inFamily(<BrandColumnsDialog type="ONLINE_DAILY" fields={fields} onClose={onClose} />),
    {
      answers: [
        answering(readOnlineBlacklist, list),
        answering(writeOnlineBlacklist, list),
        answering(listSavedSearches, { items: [], page: 1, pageSize: 500, totalCount: 0 }),
      ],
    },
  );
}

test('columns for everyone are proposed with a reason, and said to wait for somebody else', async () => {
  const user = userEvent.setup();
  const { sentTo, notices } = open();

  expect(await screen.findByText(/Adam Admin has proposed to hide these columns/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /GGR/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Provider' }));
  await user.click(screen.getByRole('button', { name: 'Propose for everyone' }));
  expect(screen.getByText(/At least 10 characters/)).toHaveAttribute('role', 'alert');
  expect(sentTo(writeOnlineBlacklist)).toEqual([]);

  await user.type(
    screen.getByRole('textbox', { name: 'Reason for hiding them for everyone' }),
    'Under a confidentiality agreement.',
  );
  await user.click(screen.getByRole('button', { name: 'Propose for everyone' }));

  await waitFor(() => expect(notices).toHaveLength(1));
  expect(notices[0]?.text).toContain('A second person must confirm it');
  expect(sentTo(writeOnlineBlacklist)[0]).toMatchObject({
    body: {
      scope: 'BRAND',
      type: 'ONLINE_DAILY',
      hidden: ['provider'],
      reason: 'Under a confidentiality agreement.',
    },
    headers: { 'If-Match': '3' },
  });
});
