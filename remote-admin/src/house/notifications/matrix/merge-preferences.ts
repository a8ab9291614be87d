import {
  notificationChannelSchema,
  notificationEventSchema,
  type NotificationMatrix,
  type NotificationPreferences,
} from '@tallyhouse/shared/contracts/notifications';

/** What a user may change of how they are told. */
export interface PreferenceDraft {
  readonly matrix: NotificationMatrix;
  readonly webhookUrl: string;
}

export function draftOf({ matrix, webhookUrl }: NotificationPreferences): PreferenceDraft {
  return { matrix, webhookUrl: webhookUrl ?? '' };
}

/** The draft with one cell as chosen. */
export function withCell(
  draft: PreferenceDraft,
  cell: { readonly event: keyof NotificationMatrix; readonly channel: keyof NotificationMatrix['ALERT'] },
  isOn: boolean,
): PreferenceDraft {
  const { event, channel } = cell;
  const { matrix } = draft;
  return { ...draft, matrix: { ...matrix, [event]: { ...matrix[event], [channel]: isOn } } };
}

export function isSame(a: PreferenceDraft, b: PreferenceDraft): boolean {
  return (
    a.webhookUrl.trim() === b.webhookUrl.trim() &&
    notificationEventSchema.options.every((event) =>
      notificationChannelSchema.options.every(
        (channel) => a.matrix[event][channel] === b.matrix[event][channel],
      ),
    )
  );
}

/** What `mine` changed since `base`, laid over `theirs`, cell by cell. */
export function mergeDraft(
  base: PreferenceDraft,
  mine: PreferenceDraft,
  theirs: PreferenceDraft,
): PreferenceDraft {
  let merged: PreferenceDraft = {
    ...theirs,
    webhookUrl: mine.webhookUrl === base.webhookUrl ? theirs.webhookUrl : mine.webhookUrl,
  };
  for (const event of notificationEventSchema.options) {
    for (const channel of notificationChannelSchema.options) {
      const wanted = mine.matrix[event][channel];
      if (wanted !== base.matrix[event][channel]) merged = withCell(merged, { event, channel }, wanted);
    }
  }
  return merged;
}
