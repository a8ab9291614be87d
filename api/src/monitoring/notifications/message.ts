import type { NotificationEvent } from '@tallyhouse/shared/contracts/notifications';
import type { Instant } from '@tallyhouse/shared/contracts/scalars';

/** A message as it leaves the house. */
export interface Message {
  readonly id: string;
  readonly brandId: string | null;
  readonly event: NotificationEvent;
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly objectKind: string;
  readonly objectId: string;
  readonly createdAt: Instant;
}
