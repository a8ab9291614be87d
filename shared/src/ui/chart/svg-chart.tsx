import { BarChart, LineChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  LegendScrollComponent,
  TooltipComponent,
} from 'echarts/components';
import { init, use as register, type ECharts, type EChartsCoreOption } from 'echarts/core';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

register([
  BarChart,
  LineChart,
  AriaComponent,
  GridComponent,
  LabelLayout,
  LegendComponent,
  LegendScrollComponent,
  TooltipComponent,
  SVGRenderer,
]);

export interface SvgChartProps {
  readonly option: EChartsCoreOption;
  readonly label: string;
  /** CSS pixels. */
  readonly height: number;
  /** Told the place on the axis that was chosen with the pointer. */
  readonly onPick?: ((place: number) => void) | undefined;
}

/** Width of a printed page in CSS pixels, less its margins: A4 across. */
const printedWidth = 980;

/** Draws `option` as SVG and follows the width of the page. Loaded lazily: the library is larger than the screen. */
export function SvgChart({ option, label, height, onPick }: SvgChartProps) {
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
    const drawn = chart.current;
    if (drawn === null || onPick === undefined) return;
    const pick = ({ dataIndex }: { dataIndex: number }) => onPick(dataIndex);
    drawn.on('click', pick as never);
    return () => {
      drawn.off('click', pick);
    };
  }, [onPick]);

  return <div ref={place} role="img" aria-label={label} style={{ width: '100%', height }} />;
}
