import type { RetailRow } from '@tallyhouse/shared/contracts/retail-reports';
import { Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { StateTag } from '@tallyhouse/shared/ui/state-tag';
import { useRetailText } from '../i18n/use-retail-text';

/** A place, as the way into it where it has one; a closed one says so, since its blanks are not zeros. */
export function PlaceName({
  row,
  onOpen,
}: {
  readonly row: RetailRow;
  readonly onOpen: (() => void) | undefined;
}) {
  const text = useRetailText();
  const terminals = row.terminals === null ? undefined : text('terminals', { count: row.terminals });
  return (
    <Flex gap="small" align="center" title={terminals}>
      {onOpen === undefined ? (
        <span>{row.name}</span>
      ) : (
        <Button type="link" size="small" style={{ paddingInline: 0 }} onClick={onOpen}>
          {row.name}
        </Button>
      )}
      {row.state === 'CLOSED' ? (
        <StateTag kind="neutral" mark="◻" word={text('closed')} title={text('closedHint')} />
      ) : null}
    </Flex>
  );
}
