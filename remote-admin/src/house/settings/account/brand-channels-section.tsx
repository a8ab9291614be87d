import {
  notificationChannelSchema,
  notificationEventSchema,
  type NotificationChannel,
} from '@tallyhouse/shared/contracts/notifications';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { ChooseBrandNotice } from '@tallyhouse/shared/reporting/choose-brand-notice';
import { useNotificationText } from '@tallyhouse/shared/reporting/notifications/use-notification-text';
import { useAccountText } from '../../../i18n/use-account-text';
import { SettingsFields } from '../form/settings-fields';
import { brandSource, channelField, noChannel } from './brand-source';

/** Every choice of channels, the fewest first. */
const choices = notificationChannelSchema.options
  .reduce<readonly (readonly NotificationChannel[])[]>(
    (sets, channel) => [...sets, ...sets.map((set) => [...set, channel])],
    [[]],
  )
  .filter((set) => set.length > 0)
  .toSorted((one, other) => one.length - other.length);

/** Critical alerts are told in the app and by e-mail whatever anybody chooses. */
const events = notificationEventSchema.options.filter((event) => event !== 'ALERT_CRITICAL');

/** How those of the brand are told who have not chosen for themselves. */
export function BrandChannelsSection() {
  const text = useAccountText();
  const words = useNotificationText();
  const { session } = useRemoteHost();
  const { brand, permissions } = session;
  if (brand === null) return <ChooseBrandNotice />;
  const options = [
    { value: '', label: text('channels.asDelivered') },
    ...choices.map((set) => ({
      value: set.join(','),
      label: set.map((channel) => words(`channel.${channel}`)).join(' + '),
    })),
    { value: noChannel, label: text('channels.none') },
  ];
  return (
    <SettingsFields
      key={brand.id}
      source={brandSource(brand.id)}
      fields={events.map((event) => ({
        name: channelField(event),
        label: words(`event.${event}`),
        options,
      }))}
      lockedBecause={permissions.includes('settings.brand') ? null : text('brand.locked')}
    />
  );
}
