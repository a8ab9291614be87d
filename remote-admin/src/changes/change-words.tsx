import type { Change } from '@tallyhouse/shared/contracts/changes';
import { useSaid } from '@tallyhouse/shared/format/use-said';

interface ChangeWordsProps {
  readonly change: Pick<Change, 'summary' | 'said'>;
  readonly zone: string;
}

/** What a change would do, in the page's language; an old one in the server's English. */
export function ChangeWords({ change, zone }: ChangeWordsProps) {
  const said = useSaid(zone);
  return (
    <bdi {...(change.said === null ? { lang: 'en' } : {})} className="th-anywhere">
      {said.proposal(change)}
    </bdi>
  );
}
