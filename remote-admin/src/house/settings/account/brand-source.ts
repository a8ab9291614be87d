import {
  notificationChannelSchema,
  notificationEventSchema,
  type NotificationEvent,
} from '@tallyhouse/shared/contracts/notifications';
import {
  readBrandSettings,
  writeBrandSettings,
  type BrandSettings,
} from '@tallyhouse/shared/contracts/settings';
import type { FieldValues } from '../form/merged-fields';
import type { FieldSource } from '../form/use-versioned-fields';

/** Field of the channels by which an event is told to those who have not chosen. */
export function channelField(event: NotificationEvent) {
  return `channels.${event}` as const;
}

/** In place of a list of channels: nobody is told unless they choose so. */
export const noChannel = 'NONE';

/** Settings of a brand as fields; the sections of one brand share what was read. */
export function brandSource(brandId: string): FieldSource {
  return {
    key: ['brand', brandId],
    async read(http) {
      let version = '';
      const settings = await http.call(readBrandSettings, {
        onVersion: (read) => {
          version = read ?? '';
        },
      });
      return { values: valuesOf(settings), version };
    },
    write: (http, { values, version }) =>
      http.call(writeBrandSettings, { body: settingsOf(values), headers: { 'If-Match': version } }),
  };
}

function valuesOf({
  tolerances,
  thresholds,
  lateToleranceHours,
  retentionDays,
  notificationDefaults,
}: BrandSettings): FieldValues {
  const channels = notificationEventSchema.options.map((event) => {
    const chosen = notificationDefaults.find((one) => one.event === event)?.channels;
    // Always in the order of the contract, so that the same choice is the same text.
    const inOrder = notificationChannelSchema.options.filter((one) => chosen?.includes(one) === true);
    return [channelField(event), chosen === undefined ? '' : inOrder.join(',') || noChannel];
  });
  return {
    drawer: tolerances.drawer ?? '',
    clockSkewSeconds: String(tolerances.clockSkewSeconds),
    duplicatePercent: String(tolerances.duplicatePercent),
    dueSoonHours: String(thresholds.dueSoonHours),
    holdSigmas: String(thresholds.holdSigmas),
    lateToleranceHours: String(lateToleranceHours),
    apiLogBodies: String(retentionDays.apiLogBodies),
    ...(Object.fromEntries(channels) as FieldValues),
  };
}

/** Numbers that are none reach the server as they are, which names the field that is wrong. */
function settingsOf(values: FieldValues): BrandSettings {
  const written = (name: string) => (values[name] ?? '').trim();
  const whole = (name: string) => Number(written(name) || Number.NaN);
  return {
    tolerances: {
      drawer: written('drawer') === '' ? null : written('drawer'),
      clockSkewSeconds: whole('clockSkewSeconds'),
      duplicatePercent: whole('duplicatePercent'),
    },
    thresholds: { dueSoonHours: whole('dueSoonHours'), holdSigmas: whole('holdSigmas') },
    lateToleranceHours: whole('lateToleranceHours'),
    retentionDays: { apiLogBodies: whole('apiLogBodies') },
    notificationDefaults: notificationEventSchema.options
      .filter((event) => written(channelField(event)) !== '')
      .map((event) => ({
        event,
        channels: notificationChannelSchema.options.filter((one) =>
          written(channelField(event)).split(',').includes(one),
        ),
      })),
  };
}
