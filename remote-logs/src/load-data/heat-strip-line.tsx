import { countText } from '@tallyhouse/shared/format/count';
import { freshnessStateOf } from '@tallyhouse/shared/format/freshness-state';
import { Button } from '@tallyhouse/shared/kit/core';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { FreshnessTag } from '@tallyhouse/shared/ui/freshness-tag';
import { useLoadDataText } from '../i18n/use-load-data-text';
import type { HeatStripRow } from './heat-strip-rows';
import { hourText } from '@tallyhouse/shared/format/hour-text';
import { HourMark, useHourWords } from '@tallyhouse/shared/ui/hour-mark';

interface HeatStripLineProps {
  readonly row: HeatStripRow;
  readonly zone: string;
  /** Shown beside the source where several brands are mixed. */
  readonly hasBrand: boolean;
  /** Its name stands above its hours. */
  readonly isNarrow: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One source: its name as a filter, its state now, and its 48 hours. */
export function HeatStripLine(props: HeatStripLineProps) {
  const text = useLoadDataText();
  const hourWords = useHourWords();
  const { row, zone, hasBrand, isNarrow, isChosen, onChoose } = props;
  const { source, cells } = row;
  const state = freshnessStateOf(source);
  const name = (
    <Flex wrap justify="space-between" align="center" gap="small">
      <Button
        type="link"
        size="small"
        className={`th-words-button ${isChosen ? 'th-bold' : 'th-regular'}`}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {hasBrand ? `${source.brandId} · ${source.source}` : source.source}
        {` · ${text(`channel.${source.channel}`)}`}
      </Button>
      <FreshnessTag state={state} word={text(`freshness.${state}`)} />
    </Flex>
  );
  const hours = cells.map((cell, index) => {
    if (cell === null) return <td key={index} />;
    const words = text('stripCell', {
      source: source.source,
      hour: hourText(cell.from, zone),
      state: hourWords(cell.state),
      records: countText(cell.records),
    });
    return (
      <td key={cell.from} title={words} aria-label={words} className="th-pad-0">
        <HourMark state={cell.state} />
      </td>
    );
  });
  if (!isNarrow) {
    return (
      <tr>
        <th scope="row" style={{ textAlign: 'start', fontWeight: 400, paddingInlineEnd: 12 }}>
          {name}
        </th>
        {hours}
      </tr>
    );
  }
  return (
    <>
      <tr>
        <th
          scope="rowgroup"
          colSpan={cells.length}
          style={{ textAlign: 'start', fontWeight: 400, paddingBlockStart: 6 }}
        >
          {/* Stays in view as the hours are scrolled. */}
          <div style={{ position: 'sticky', insetInlineStart: 0, inlineSize: 'fit-content' }}>{name}</div>
        </th>
      </tr>
      <tr>{hours}</tr>
    </>
  );
}
