import type { Blacklist } from '@tallyhouse/shared/contracts/blacklists';
import { useState } from 'react';

/** What was chosen and not yet saved: columns to hide, columns to show. */
type Choices = Readonly<Record<string, 'hide' | 'show'>>;

/**
 * Own choices over the list as it stands. Each column is a choice of its own, so what somebody else wrote meanwhile stays
 * beside them.
 */
export function useBlacklistDraft(list: Blacklist | undefined) {
  const [choices, setChoices] = useState<Choices>({});
  const before = list?.hidden ?? [];
  const next = [
    ...before.filter((field) => choices[field] !== 'show'),
    ...Object.keys(choices).filter((field) => choices[field] === 'hide' && !before.includes(field)),
  ];
  return {
    before,
    next,
    isDirty: next.length !== before.length || next.some((field) => !before.includes(field)),
    choose: (field: string, choice: 'hide' | 'show') =>
      setChoices((current) => ({ ...current, [field]: choice })),
    discard: () => setChoices({}),
  };
}
