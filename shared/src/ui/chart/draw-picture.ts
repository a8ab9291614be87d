import { TitleComponent } from 'echarts/components';
import { init, use as register, type EChartsCoreOption } from 'echarts/core';
import { chartParts } from './chart-parts';
import { pictureWidth } from './picture-option';

register([...chartParts, TitleComponent]);

/** The drawing as an SVG document. `heightPx`: CSS pixels. */
export function drawPicture(option: EChartsCoreOption, heightPx: number): string {
  const drawn = init(null, null, { renderer: 'svg', ssr: true, width: pictureWidth, height: heightPx });
  try {
    drawn.setOption(option);
    return drawn.renderToSVGString();
  } finally {
    drawn.dispose();
  }
}

/** Twice as fine as the screen: it is pasted into documents and printed. */
const scale = 2;

/** The SVG document as PNG. Errors: `Error` where the browser does not draw it. */
export async function pngOf(svg: string, heightPx: number): Promise<Blob> {
  const image = new Image();
  // An address with the drawing in it: the content security policy lets pages draw nothing else of their own.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pictureWidth * scale;
  canvas.height = heightPx * scale;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png === null) reject(new Error('The browser wrote no PNG'));
      else resolve(png);
    }, 'image/png');
  });
}
