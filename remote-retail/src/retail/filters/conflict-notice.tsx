import type { RetailFilter } from '@tallyhouse/shared/contracts/retail-filters';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Alert, Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { useRetailText } from '../../i18n/use-retail-text';
import { filterListQuery } from './filter-queries';

interface ConflictNoticeProps {
  readonly brandId: string;
  readonly filterId: string | null;
  /** The filter was deleted, or is not shared any more. */
  readonly isGone: boolean;
  readonly onOverwrite: (now: RetailFilter) => void;
  readonly onTakeTheirs: (now: RetailFilter) => void;
  readonly onSaveAsNew: () => void;
}

/** Somebody else was quicker: says what the filter is now, and leaves the choice to the writer. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { brandId, filterId, isGone, onOverwrite, onTakeTheirs, onSaveAsNew } = props;
  const text = useRetailText();
  const { http } = useRemoteHost();
  const list = useQuery(filterListQuery(http, brandId));
  const now = list.data?.items.find((one) => one.filterId === filterId);
  const isLost = isGone || (now === undefined && !list.isFetching);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className="th-after-16"
      title={text(isLost ? 'filters.form.gone' : 'filters.form.conflict')}
      description={
        <>
          <p className="th-before-0">
            {isLost || now === undefined
              ? text('filters.form.goneHint')
              : text('filters.form.conflictHint', { version: now.version, summary: now.summary })}
          </p>
          <Flex gap="small" wrap>
            {isLost || now === undefined ? (
              <Button size="small" onClick={onSaveAsNew}>
                {text('filters.form.saveAsNew')}
              </Button>
            ) : (
              <>
                <Button size="small" onClick={() => onOverwrite(now)}>
                  {text('filters.form.overwrite')}
                </Button>
                <Button size="small" onClick={() => onTakeTheirs(now)}>
                  {text('filters.form.takeTheirs')}
                </Button>
              </>
            )}
          </Flex>
        </>
      }
    />
  );
}
