import type {
  NotificationChannel,
  NotificationEvent,
  NotificationMatrix,
} from '@tallyhouse/shared/contracts/notifications';
import type { BrandSettings } from '@tallyhouse/shared/contracts/settings';

/** Told in the app and by e-mail whatever anybody wishes. */
export const unmutableEvents: readonly NotificationEvent[] = ['ALERT_CRITICAL'];

const inApp = { IN_APP: true, EMAIL: false, WEBHOOK: true };
const alsoByMail = { IN_APP: true, EMAIL: true, WEBHOOK: true };

/** What holds for who never said. Webhooks go only where there is an address. */
export const defaultMatrix: NotificationMatrix = {
  ALERT_CRITICAL: alsoByMail,
  ALERT: inApp,
  ALERT_ASSIGNED: alsoByMail,
  ALERT_ENDED: inApp,
  DEADLINE: alsoByMail,
  REPORT_WAITING: alsoByMail,
  REPORT_RETURNED: alsoByMail,
  REPORT_REJECTED: alsoByMail,
  REPORT_MOVED: inApp,
  SCHEDULED_RUN: inApp,
};

/** A matrix with what a brand has chosen for some events in its place. */
export function withDefaultsOf(
  matrix: NotificationMatrix,
  defaults: BrandSettings['notificationDefaults'],
): NotificationMatrix {
  const chosen = defaults.map(({ event, channels }) => {
    const has = (channel: NotificationChannel) => channels.includes(channel);
    return [event, { IN_APP: has('IN_APP'), EMAIL: has('EMAIL'), WEBHOOK: has('WEBHOOK') }] as const;
  });
  return { ...matrix, ...Object.fromEntries(chosen) };
}

/** The channels of an event, with those that cannot be muted. */
export function channelsOf(matrix: NotificationMatrix, event: NotificationEvent): NotificationChannel[] {
  const wanted = { ...matrix[event], ...(unmutableEvents.includes(event) && { IN_APP: true, EMAIL: true }) };
  return (['IN_APP', 'EMAIL', 'WEBHOOK'] as const).filter((channel) => wanted[channel]);
}
