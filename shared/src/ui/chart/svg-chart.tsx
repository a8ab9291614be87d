import { init, use as register, type ECharts, type EChartsCoreOption } from 'echarts/core';
import { useEffect, useRef } from 'react';
import { chartParts } from './chart-parts';
import type { MarkPlace } from './chart-marks';

register(chartParts);

export interface SvgChartProps {
  readonly option: EChartsCoreOption;
  readonly label: string;
  /** CSS pixels. */
  readonly height: number;
  /** The mark that is pointed at by keyboard: its figures are shown as they are to the pointer. */
  readonly reached: MarkPlace | null;
  /** Told the mark that was chosen with the pointer. */
  readonly onPick: (mark: MarkPlace) => void;
}

/** Width of a printed page in CSS pixels, less its margins: A4 across. */
const printedWidth = 980;

/** Draws `option` as SVG and follows the width of the page. Loaded lazily: the library is larger than the screen. */
export function SvgChart({ option, label, height, reached, onPick }: SvgChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts | null>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const drawn = init(element, null, { renderer: 'svg' });
    chart.current = drawn;
    const observer = new ResizeObserver(() => drawn.resize());
    observer.observe(element);
    const forPaper = () => drawn.resize({ width: Math.min(printedWidth, element.clientWidth) });
    const forScreen = () => drawn.resize({ width: 'auto' });
    addEventListener('beforeprint', forPaper);
    addEventListener('afterprint', forScreen);
    return () => {
      removeEventListener('beforeprint', forPaper);
      removeEventListener('afterprint', forScreen);
      observer.disconnect();
      drawn.dispose();
      chart.current = null;
    };
  }, []);

  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true });
  }, [option]);

  useEffect(() => {
    if (reached === null) chart.current?.dispatchAction({ type: 'hideTip' });
    else
      chart.current?.dispatchAction({
        ...{ type: 'showTip', seriesIndex: reached.line, dataIndex: reached.place },
      });
  }, [reached]);

  useEffect(() => {
    const drawn = chart.current;
    if (drawn === null) return;
    const pick = ({ seriesIndex, dataIndex }: { seriesIndex?: number; dataIndex: number }) =>
      onPick({ line: seriesIndex ?? 0, place: dataIndex });
    drawn.on('click', pick as never);
    return () => {
      drawn.off('click', pick);
    };
  }, [onPick]);

  return <div ref={place} role="img" aria-label={label} style={{ width: '100%', height }} />;
}
