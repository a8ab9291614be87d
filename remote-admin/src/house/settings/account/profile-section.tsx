import { readProfile, writeProfile } from '@tallyhouse/shared/contracts/settings';
import { localeSchema } from '@tallyhouse/shared/contracts/locales';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { useRoleNames } from '@tallyhouse/shared/i18n/use-role-names';
import { useAccountText } from '../../../i18n/use-account-text';
import { SettingsFields } from '../form/settings-fields';
import type { FieldSource } from '../form/use-versioned-fields';

const source: FieldSource = {
  key: ['profile'],
  async read(http) {
    let version = '';
    const { name, locale } = await http.call(readProfile, {
      onVersion: (read) => {
        version = read ?? '';
      },
    });
    return { values: { name, locale }, version };
  },
  write: (http, { values, version }) =>
    http.call(writeProfile, {
      body: { name: values['name'] ?? '', locale: localeSchema.parse(values['locale']) },
      headers: { 'If-Match': version },
    }),
};

/** Name and language of the account. The address is not the user's to change. */
export function ProfileSection() {
  const text = useAccountText();
  const roleNames = useRoleNames();
  const { session } = useRemoteHost();
  return (
    <>
      <p>{text('profile.email', { email: session.user.email, roles: roleNames(session.roles) })}</p>
      <SettingsFields
        source={source}
        fields={[
          { name: 'name', label: text('profile.name') },
          {
            name: 'locale',
            label: text('profile.locale'),
            hint: text('profile.localeHint'),
            options: [
              { value: 'en', label: 'English' },
              { value: 'sw', label: 'Kiswahili' },
              { value: 'ar', label: 'العربية' },
            ],
          },
        ]}
      />
    </>
  );
}
