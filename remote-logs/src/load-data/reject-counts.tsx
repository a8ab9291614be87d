import type { LoadBatch } from '@tallyhouse/shared/contracts/load-data';
import { countText } from '@tallyhouse/shared/format/count';
import { Tag } from '@tallyhouse/shared/kit/detail';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useLoadDataText } from '../i18n/use-load-data-text';

/** How many records were refused for which reason, the most frequent first. */
export function RejectCounts({ batch }: { readonly batch: Pick<LoadBatch, 'rejectCodes'> }) {
  const text = useLoadDataText();
  const counts = [...batch.rejectCodes].sort((one, other) => other.count - one.count);
  return (
    <Flex wrap gap="small" role="list" aria-label={text('drawer.byReason')} className="th-after-12">
      {counts.map(({ code, count }) => (
        <Tag key={code} role="listitem" title={code}>
          {text(`reject.${code}`)} <strong>{countText(count)}</strong>
        </Tag>
      ))}
    </Flex>
  );
}
