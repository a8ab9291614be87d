import {
  dateFormatSchema,
  numberFormatSchema,
  readUserSettings,
  userSettingsSchema,
  writeUserSettings,
} from '@tallyhouse/shared/contracts/settings';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Checkbox } from '@tallyhouse/shared/kit/core';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { densities } from '@tallyhouse/shared/preferences/density';
import { areShortcutsOn, setShortcutsOn } from '@tallyhouse/shared/preferences/shortcuts';
import { useState } from 'react';
import { usePreferencesText } from '../../../i18n/use-preferences-text';
import { ownBrandsQuery } from '../../users/users-queries';
import { SettingsFields } from '../form/settings-fields';
import type { FieldSource } from '../form/use-versioned-fields';
import { startScreens } from './start-screens';

/** What the account says of it; where it says nothing the field is empty. */
const source: FieldSource = {
  key: ['preferences'],
  async read(http) {
    let version = '';
    const settings = await http.call(readUserSettings, {
      onVersion: (read) => {
        version = read ?? '';
      },
    });
    const values = Object.entries(settings).map(([name, value]) => [name, value ?? '']);
    return { values: Object.fromEntries(values) as Record<string, string>, version };
  },
  write: (http, { values, version }) =>
    http.call(writeUserSettings, {
      body: userSettingsSchema.parse(
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, value === '' ? null : value]),
        ),
      ),
      headers: { 'If-Match': version },
    }),
};

/** How the user likes to work: kept with the account, and taken up by the page at once. */
export function PreferencesSection() {
  const text = usePreferencesText();
  const { http } = useRemoteHost();
  const [areOn, setOn] = useState(areShortcutsOn);
  const brands = useQuery(ownBrandsQuery(http)).data?.items ?? [];
  return (
    <>
      <SettingsFields
        source={source}
        fields={[
          {
            name: 'theme',
            label: text('theme'),
            hint: text('themeHint'),
            options: (['system', 'light', 'dark'] as const).map((value) => ({
              value,
              label: text(`themes.${value}`),
            })),
          },
          {
            name: 'density',
            label: text('density'),
            hint: text('densityHint'),
            options: densities.map((value) => ({
              value,
              label: text(`densities.${value}`),
            })),
          },
          {
            name: 'numberFormat',
            label: text('numbers'),
            hint: text('numbersHint'),
            options: numberFormatSchema.options.map((value) => ({ value, label: value })),
          },
          {
            name: 'dateFormat',
            label: text('dates'),
            options: [
              { value: '', label: text('datesOfLanguage') },
              ...dateFormatSchema.options.map((value) => ({ value, label: value })),
            ],
          },
          {
            name: 'displayZone',
            label: text('zone'),
            hint: text('zoneHint'),
            options: [
              { value: '', label: text('zoneOfBrand') },
              ...Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value })),
            ],
          },
          {
            name: 'defaultBrandId',
            label: text('brand'),
            hint: text('brandHint'),
            options: [
              { value: '', label: text('brandAsk') },
              ...brands.map(({ id, name }) => ({ value: id, label: name })),
            ],
          },
          {
            name: 'startScreen',
            label: text('start'),
            hint: text('startHint'),
            options: [
              { value: '', label: text('startFirst') },
              ...startScreens.map((path) => ({ value: path, label: text(`screens.${path}`) })),
            ],
          },
        ]}
      />
      <Checkbox
        checked={areOn}
        onChange={({ target }) => {
          setShortcutsOn(target.checked);
          setOn(target.checked);
        }}
      >
        {text('shortcuts')}
      </Checkbox>
      <div>
        <small>{text('shortcutsHint')}</small>
      </div>
    </>
  );
}
