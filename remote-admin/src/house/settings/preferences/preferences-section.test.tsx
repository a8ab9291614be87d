import { listBrands } from '@tallyhouse/shared/contracts/brands';
import {
  readUserSettings,
  userSettingsSchema,
  writeUserSettings,
} from '@tallyhouse/shared/contracts/settings';
import { areShortcutsOn } from '@tallyhouse/shared/preferences/shortcuts';
import { answering } from '@tallyhouse/shared/testing/fake-http';
import { renderRemote } from '@tallyhouse/shared/testing/render-remote';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PreferencesSection } from './preferences-section';

const noBrands = { items: [] };
const settings = { ...userSettingsSchema.parse({}), displayZone: 'Europe/Malta' };

test('a choice is saved for the version that was read; what the form does not show goes along', async () => {
  const page = renderRemote(<PreferencesSection />, {
    answers: [
      answering(listBrands, noBrands),
      answering(readUserSettings, settings),
      answering(writeUserSettings, settings),
    ],
  });
  fireEvent.mouseDown(await screen.findByLabelText('Dates'));
  fireEvent.click(await screen.findByTitle('DD.MM.YYYY'));
  fireEvent.click(screen.getByText('Save'));

  await waitFor(() =>
    expect(page.sentTo(writeUserSettings)).toEqual([
      expect.objectContaining({
        body: { ...settings, dateFormat: 'DD.MM.YYYY' },
        headers: { 'If-Match': '"1"' },
      }),
    ]),
  );
});

test('shortcuts are switched off in this browser at once', async () => {
  renderRemote(<PreferencesSection />, {
    answers: [answering(listBrands, noBrands), answering(readUserSettings, settings)],
  });
  await screen.findByLabelText('Dates');
  expect(areShortcutsOn()).toBe(true);
  fireEvent.click(screen.getByLabelText('Keyboard shortcuts'));
  expect(areShortcutsOn()).toBe(false);
  fireEvent.click(screen.getByLabelText('Keyboard shortcuts'));
  expect(areShortcutsOn()).toBe(true);
});
