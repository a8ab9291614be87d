import { BarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { init, use as register, type ECharts, type EChartsCoreOption } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { useEffect, useRef } from 'react';

register([BarChart, AriaComponent, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

/** Draws `option` as SVG and follows the width of the page. Loaded lazily: the library is larger than the screen. */
export function GgrChart({ option, label }: { readonly option: EChartsCoreOption; readonly label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const chart = useRef<ECharts | null>(null);

  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const drawn = init(element, null, { renderer: 'svg' });
    chart.current = drawn;
    const observer = new ResizeObserver(() => drawn.resize());
    observer.observe(element);
    return () => {
      observer.disconnect();
      drawn.dispose();
      chart.current = null;
    };
  }, []);

  useEffect(() => {
    chart.current?.setOption(option, { notMerge: true });
  }, [option]);

  return <div ref={place} role="img" aria-label={label} style={{ width: '100%', height: 280 }} />;
}
