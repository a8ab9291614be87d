import { BarChart, LineChart } from 'echarts/charts';
import {
  AriaComponent,
  GridComponent,
  LegendComponent,
  LegendScrollComponent,
  TooltipComponent,
} from 'echarts/components';
import { LabelLayout } from 'echarts/features';
import { SVGRenderer } from 'echarts/renderers';

/** What every drawing is made of, on the screen and as a picture. */
export const chartParts = [
  ...[BarChart, LineChart, AriaComponent, GridComponent, LabelLayout],
  ...[LegendComponent, LegendScrollComponent, TooltipComponent, SVGRenderer],
];
