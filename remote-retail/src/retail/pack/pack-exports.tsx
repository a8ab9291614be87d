import { Flex } from '@tallyhouse/shared/kit/layout';
import { ExportButton } from '@tallyhouse/shared/reporting/exports/export-button';
import { useRetailText } from '../../i18n/use-retail-text';
import { packCall, type PackAnswer, type PackOrder } from './pack-query';

interface PackExportsProps {
  readonly order: PackOrder;
  readonly answer: PackAnswer | undefined;
  readonly columnCount: number;
}

/** This list as a file, or all nine of them in one. */
export function PackExports({ order, answer, columnCount }: PackExportsProps) {
  const text = useRetailText();
  const { list, period, appliedSetId } = order;
  const filtersText = answer?.meta.filtersText ?? [];
  const { from, to } = period;
  return (
    <Flex gap={12} wrap align="center">
      <span role="group" aria-label={text('pack.exportList')}>
        {text('pack.exportList')}{' '}
        <ExportButton
          source={{ kind: 'retail-list', query: { ...packCall(order), payouts: 'paying' } }}
          about={{
            title: text(`pack.list.${list}`),
            period,
            rowCount: answer?.totalCount ?? null,
            columnCount,
            filtersText,
          }}
        />
      </span>
      <span role="group" aria-label={text('pack.exportPack')}>
        {text('pack.exportPack')}{' '}
        <ExportButton
          source={{
            kind: 'retail-pack',
            query: { from, to, payouts: 'paying', ...(appliedSetId !== null && { appliedSetId }) },
          }}
          about={{ title: text('pack.title'), period, rowCount: null, columnCount: null, filtersText }}
        />
      </span>
    </Flex>
  );
}
