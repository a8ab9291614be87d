import type { NotificationEvent } from '@tallyhouse/shared/contracts/notifications';
import type { NoticeWords } from './notice-words';
import type { Person } from './people';

/** Something that people are to be told. */
export interface Notice extends NoticeWords {
  /** What was taken note of; nobody is told of it twice. */
  readonly sourceId: string;
  readonly event: NotificationEvent;
  /** Null for what concerns the system as a whole. */
  readonly brandId: string | null;
  readonly object: { readonly kind: string; readonly id: string };
  /** Path of the page where the object is looked at, with its query. */
  readonly link: string;
  /** Whether somebody is told of it. */
  readonly isFor: (person: Person) => boolean;
}

/** What was found to tell, and what was taken note of, told or not. */
export interface Notices {
  readonly notices: readonly Notice[];
  readonly noted: readonly { readonly sourceId: string; readonly brandId: string | null }[];
}
