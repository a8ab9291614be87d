import { countText } from '@tallyhouse/shared/format/count';
import { hourText } from '@tallyhouse/shared/format/hour-text';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { ChartMarks, type MarkPlace } from '@tallyhouse/shared/ui/chart/chart-marks';
import { hourStates } from '@tallyhouse/shared/format/hour-states';
import { HourMark, useHourWords } from '@tallyhouse/shared/ui/hour-mark';
import { useState } from 'react';
import { useDeskText } from '../i18n/use-desk-text';
import { freshnessQuery } from './dashboard-queries';
import { heatMapOf, type HeatMapRow } from './heat-map-rows';
import { Panel } from './panel';

// 48 hours under eight headings: more would overlap.
const perHeading = 6;

interface HourHeatMapProps {
  readonly brand: { readonly id: string; readonly name: string; readonly zone: string };
}

/** Brand × channel × hour of the last 48 hours. Shape and word carry the state; colour only repeats it. */
export function HourHeatMap({ brand }: HourHeatMapProps) {
  const text = useDeskText();
  const words = useHourWords();
  const host = useRemoteHost();
  const tell = useHourTold(brand);
  const [reached, setReached] = useState<MarkPlace | null>(null);
  const freshness = useQuery(freshnessQuery(host.http, brand.id));
  return (
    <Panel
      title={text('heat.title')}
      failed={text('heat.failed')}
      query={freshness}
      extra={<Link to="/load-data">{text('heat.all')}</Link>}
    >
      {({ items }) => {
        const { hours, rows } = heatMapOf(items);
        if (hours.length === 0) return <EmptyNotice title={text('heat.none')} />;
        return (
          <>
            {/* A scrolling region needs a tab stop, or a keyboard never sees its far end. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div role="group" aria-label={text('heat.title')} tabIndex={0} className="th-scroll">
              <div style={{ position: 'relative', minWidth: 900 }}>
                <table style={{ borderSpacing: 1, width: '100%', tableLayout: 'fixed' }}>
                  <colgroup>
                    <col className="th-wide-150" />
                    {hours.map((hour) => (
                      <col key={hour} />
                    ))}
                  </colgroup>
                  <thead>
                    <tr>
                      <th scope="col" className="th-start">
                        {text('heat.row')}
                      </th>
                      {hours
                        .filter((_, place) => place % perHeading === 0)
                        .map((hour, place) => (
                          <th
                            key={hour}
                            scope="colgroup"
                            colSpan={Math.min(perHeading, hours.length - place * perHeading)}
                            className="th-text-12 th-regular th-start th-nowrap"
                          >
                            {hourText(hour, brand.zone)}
                          </th>
                        ))}
                    </tr>
                  </thead>
                  <tbody>
                    {rows.map((row, line) => (
                      <HeatLine
                        key={`${row.brandId} ${row.channel}`}
                        row={row}
                        brand={brand}
                        reached={reached?.line === line ? reached.place : null}
                      />
                    ))}
                  </tbody>
                </table>
                <ChartMarks
                  lines={rows.length}
                  places={hours.length}
                  textOf={({ line, place }) => {
                    const [row, cell] = [rows[line], rows[line]?.cells[place] ?? null];
                    return row === undefined || cell === null ? text('heat.none') : tell(row, cell);
                  }}
                  onReach={setReached}
                  onPick={({ line, place }) => {
                    const [row, cell] = [rows[line], rows[line]?.cells[place] ?? null];
                    if (row !== undefined && cell !== null) host.navigate(loadsOf(row, cell));
                  }}
                />
              </div>
            </div>
            <Flex gap="4px 16px" wrap aria-hidden className="th-before-8">
              {hourStates.map((state) => (
                <Flex key={state} gap={6} align="center">
                  <span style={{ width: 16 }}>
                    <HourMark state={state} />
                  </span>
                  <small>{words(state)}</small>
                </Flex>
              ))}
            </Flex>
          </>
        );
      }}
    </Panel>
  );
}

interface HeatLineProps extends HourHeatMapProps {
  readonly row: HeatMapRow;
  /** The hour that the keyboard points at. */
  readonly reached: number | null;
}

/** One channel: its name and each of its hours lead to the files that came, or did not. */
function HeatLine({ row, brand, reached }: HeatLineProps) {
  const host = useRemoteHost();
  const nameOf = useRowName(brand);
  const tell = useHourTold(brand);
  return (
    <tr>
      <th scope="row" className="th-regular th-start">
        <Link to={`/load-data?${new URLSearchParams({ channel: row.channel }).toString()}`}>
          {nameOf(row)}
        </Link>
      </th>
      {row.cells.map((cell, place) => {
        if (cell === null) return <td key={place} />;
        const words = tell(row, cell);
        return (
          // By keyboard the marks over the table do the same.
          <td
            key={cell.from}
            title={words}
            aria-label={words}
            onClick={() => host.navigate(loadsOf(row, cell))}
            style={{ padding: 0, cursor: 'pointer', ...(place === reached && { outline: '2px solid' }) }}
          >
            <HourMark state={cell.state} />
          </td>
        );
      })}
    </tr>
  );
}

type Hour = NonNullable<HeatMapRow['cells'][number]>;

/** The files of the day of an hour. */
function loadsOf({ channel }: HeatMapRow, { from }: Hour): string {
  const day = from.slice(0, 10);
  return `/load-data?${new URLSearchParams({ channel, from: day, to: day }).toString()}`;
}

function useRowName(brand: HourHeatMapProps['brand']): (row: HeatMapRow) => string {
  const text = useDeskText();
  return ({ brandId, channel }) =>
    `${brandId === brand.id ? brand.name : brandId} · ${text(`channel.${channel}`)}`;
}

/** Says an hour of a channel in words. */
function useHourTold(brand: HourHeatMapProps['brand']): (row: HeatMapRow, cell: Hour) => string {
  const text = useDeskText();
  const hourWords = useHourWords();
  const nameOf = useRowName(brand);
  return (row, { from, state, records }) =>
    text('heat.cell', {
      name: nameOf(row),
      hour: hourText(from, brand.zone),
      state: hourWords(state),
      records: countText(records),
    });
}
