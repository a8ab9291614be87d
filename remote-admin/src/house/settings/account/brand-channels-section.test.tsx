import {
  brandSettingsSchema,
  readBrandSettings,
  writeBrandSettings,
} from '@tallyhouse/shared/contracts/settings';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { BrandChannelsSection } from './brand-channels-section';

const chosen = {
  lateToleranceHours: 12,
  notificationDefaults: [
    { event: 'ALERT', channels: ['EMAIL', 'IN_APP'] },
    { event: 'REPORT_MOVED', channels: [] },
  ],
};
const settings = {
  ...brandSettingsSchema.parse(chosen),
  ...{ zone: 'Africa/Dar_es_Salaam', cutoff: '06:00' },
};

async function choose(label: string, title: string) {
  fireEvent.mouseDown(await screen.findByLabelText(label));
  const options = await screen.findAllByTitle(title);
  fireEvent.click(options.at(-1)!);
}

test('one event is told otherwise, others and all other settings go along as they are', async () => {
  const page = renderRemote(<BrandChannelsSection />, {
    session: { permissions: ['reports.view', 'settings.brand'] },
    answers: [answering(readBrandSettings, settings), answering(writeBrandSettings, settings)],
  });
  await choose('Deadline approaching', 'In the app + E-mail');
  fireEvent.click(screen.getByText('Save'));

  await waitFor(() => expect(page.sentTo(writeBrandSettings)).toHaveLength(1));
  expect(page.sentTo(writeBrandSettings)[0]).toMatchObject({
    headers: { 'If-Match': '"1"' },
    body: {
      ...brandSettingsSchema.parse(chosen),
      notificationDefaults: [
        { event: 'ALERT', channels: ['IN_APP', 'EMAIL'] },
        { event: 'DEADLINE', channels: ['IN_APP', 'EMAIL'] },
        { event: 'REPORT_MOVED', channels: [] },
      ],
    },
  });
});

test('critical alerts are not among them, and who may only read changes nothing', async () => {
  renderRemote(<BrandChannelsSection />, {
    session: { permissions: ['reports.view'] },
    answers: [answering(readBrandSettings, settings)],
  });

  expect(await screen.findByText(/Approvers and administrators/)).toBeVisible();
  for (const field of screen.getAllByRole('combobox', { hidden: true })) expect(field).toBeDisabled();
  expect(screen.queryByLabelText(/critical/i)).not.toBeInTheDocument();
});
