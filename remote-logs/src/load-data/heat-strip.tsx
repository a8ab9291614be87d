import type { Freshness } from '@tallyhouse/shared/contracts/dashboard';
import { Typography } from '@tallyhouse/shared/kit/core';
import { Card, Flex } from '@tallyhouse/shared/kit/layout';
import { useLoadDataText } from '../i18n/use-load-data-text';
import { HeatStripLine } from './heat-strip-line';
import { heatStripOf } from './heat-strip-rows';
import { hourStates } from '@tallyhouse/shared/format/hour-states';
import { HourMark, useHourWords } from '@tallyhouse/shared/ui/hour-mark';
import { useMatches } from '@tallyhouse/shared/ui/use-phone';
import { hourText } from '@tallyhouse/shared/format/hour-text';

interface HeatStripProps {
  readonly sources: readonly Freshness[];
  /** IANA zone in which hours are written. */
  readonly zone: string;
  readonly chosenSource: string | undefined;
  readonly onSource: (source: string) => void;
}

// 48 hours under six headings: more would touch one another at 1024 px.
const hoursPerHeading = 8;

/** Widths at which names of sources and 48 hours do not fit beside each other, the navigation being there. */
export const narrow = '(max-width: 1250px)';

/** Source × hour of the last 48 hours; where that is too wide each source stands above its hours, the newest first. Shape and word carry the state; colour only repeats it. */
export function HeatStrip({ sources, zone, chosenSource, onSource }: HeatStripProps) {
  const text = useLoadDataText();
  const isNarrow = useMatches(narrow);
  const { hours, rows } = heatStripOf(sources, { isNewestFirst: isNarrow });
  const hasBrand = new Set(sources.map((source) => source.brandId)).size > 1;
  const headings = hours.filter((_, index) => index % hoursPerHeading === 0);
  return (
    <Card size="small" title={text('strip')}>
      {/* A scrolling region needs a tab stop, or a keyboard never sees its far end. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div role="group" aria-label={text('strip')} tabIndex={0} className="th-scroll">
        <table
          style={{
            borderCollapse: 'separate',
            borderSpacing: 1,
            width: '100%',
            minWidth: isNarrow ? 864 : 960,
            tableLayout: 'fixed',
          }}
        >
          <caption style={{ captionSide: 'bottom', textAlign: 'start', paddingTop: 8 }}>
            {/* Wraps on the page although the table that it belongs to is wider. */}
            <Typography.Text
              type="secondary"
              style={{
                display: 'inline-block',
                maxInlineSize: isNarrow ? 'min(100vw - 64px, 500px)' : 'none',
              }}
            >
              {text('stripCaption', { zone })}
            </Typography.Text>
          </caption>
          <colgroup>
            {isNarrow ? null : <col className="th-wide-260" />}
            {hours.map((hour) => (
              <col key={hour} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {isNarrow ? null : (
                <th scope="col" className="th-start">
                  {text('source')}
                </th>
              )}
              {headings.map((hour, index) => (
                <th
                  key={hour}
                  scope="colgroup"
                  colSpan={Math.min(hoursPerHeading, hours.length - index * hoursPerHeading)}
                  className="th-text-12 th-regular th-start th-nowrap"
                >
                  {hourText(hour, zone)}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map((row) => (
            <tbody key={row.key}>
              <HeatStripLine
                row={row}
                zone={zone}
                hasBrand={hasBrand}
                isNarrow={isNarrow}
                isChosen={row.source.source === chosenSource}
                onChoose={() => onSource(row.source.source)}
              />
            </tbody>
          ))}
        </table>
      </div>
      <Legend />
    </Card>
  );
}

function Legend() {
  const words = useHourWords();
  return (
    <Flex gap="4px 16px" wrap aria-hidden className="th-before-8">
      {hourStates.map((state) => (
        <Flex key={state} gap={6} align="center">
          <span style={{ width: 16 }}>
            <HourMark state={state} />
          </span>
          <Typography.Text type="secondary">{words(state)}</Typography.Text>
        </Flex>
      ))}
    </Flex>
  );
}
