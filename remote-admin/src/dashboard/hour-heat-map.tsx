import { countText } from '@tallyhouse/shared/format/count';
import { hourText } from '@tallyhouse/shared/format/hour-text';
import { useRemoteHost } from '@tallyhouse/shared/host/remote-host';
import { Flex } from '@tallyhouse/shared/kit/layout';
import { useQuery } from '@tallyhouse/shared/kit/query';
import { Link } from '@tallyhouse/shared/kit/router';
import { EmptyNotice } from '@tallyhouse/shared/ui/empty-notice';
import { HourMark, hourStates, useHourWords } from '@tallyhouse/shared/ui/hour-mark';
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
  const { http } = useRemoteHost();
  const freshness = useQuery(freshnessQuery(http, brand.id));
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
            <div role="region" aria-label={text('heat.title')} tabIndex={0} style={{ overflowX: 'auto' }}>
              <table style={{ borderSpacing: 1, width: '100%', minWidth: 900, tableLayout: 'fixed' }}>
                <colgroup>
                  <col style={{ width: 150 }} />
                  {hours.map((hour) => (
                    <col key={hour} />
                  ))}
                </colgroup>
                <thead>
                  <tr>
                    <th scope="col" style={{ textAlign: 'start' }}>
                      {text('heat.row')}
                    </th>
                    {hours
                      .filter((_, place) => place % perHeading === 0)
                      .map((hour, place) => (
                        <th
                          key={hour}
                          scope="colgroup"
                          colSpan={Math.min(perHeading, hours.length - place * perHeading)}
                          style={{ textAlign: 'start', fontWeight: 400, fontSize: 12, whiteSpace: 'nowrap' }}
                        >
                          {hourText(hour, brand.zone)}
                        </th>
                      ))}
                  </tr>
                </thead>
                <tbody>
                  {rows.map((row) => (
                    <HeatLine key={`${row.brandId} ${row.channel}`} row={row} brand={brand} />
                  ))}
                </tbody>
              </table>
            </div>
            <Flex gap="4px 16px" wrap aria-hidden style={{ marginBlockStart: 8 }}>
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

function HeatLine({ row, brand }: HourHeatMapProps & { readonly row: HeatMapRow }) {
  const text = useDeskText();
  const hourWords = useHourWords();
  const name = `${row.brandId === brand.id ? brand.name : row.brandId} · ${text(`channel.${row.channel}`)}`;
  return (
    <tr>
      <th scope="row" style={{ textAlign: 'start', fontWeight: 400 }}>
        <Link to={`/load-data?${new URLSearchParams({ channel: row.channel }).toString()}`}>{name}</Link>
      </th>
      {row.cells.map((cell, place) => {
        if (cell === null) return <td key={place} />;
        const words = text('heat.cell', {
          name,
          hour: hourText(cell.from, brand.zone),
          state: hourWords(cell.state),
          records: countText(cell.records),
        });
        return (
          <td key={cell.from} title={words} aria-label={words} style={{ padding: 0 }}>
            <HourMark state={cell.state} />
          </td>
        );
      })}
    </tr>
  );
}
