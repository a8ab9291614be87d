import { useState } from 'react';
import { Button } from '../../kit/core';
import { DownloadOutlined } from '../../kit/icons';
import { Dropdown } from '../../kit/modal';
import { periodText } from '../../format/day';
import { listText } from '../../format/list-text';
import { saveFile } from '../save-file';
import type { ChartDrawing } from './chart-option';
import { useChartOrigin } from './chart-origin';
import { pictureName, pictureOption } from './picture-option';
import { useChartText } from './use-chart-text';

interface SavePictureProps {
  readonly drawing: Omit<ChartDrawing, 'looks'>;
  readonly title: string;
  readonly unit: string | undefined;
  /** CSS pixels of the drawing on the screen. */
  readonly height: number;
}

const formats = ['png', 'svg'] as const;
/** Room above the drawing for what it says of itself, in CSS pixels. */
const headHeight = 150;

/** Takes a drawing along as a picture that says by itself what it shows; nothing is there where its page is not known. */
export function SavePicture({ drawing, title, unit, height }: SavePictureProps) {
  const text = useChartText();
  const origin = useChartOrigin();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  if (origin === null) return null;

  async function save(format: (typeof formats)[number]): Promise<void> {
    if (origin === null) return;
    setState('busy');
    try {
      const { drawPicture, pngOf } = await import('./draw-picture');
      const lines = [`${origin.brand} · ${origin.report} · ${periodText(origin.period)}`, origin.note];
      const head = {
        title: unit === undefined ? title : listText([title, unit]),
        lines: lines.filter((line) => line !== ''),
      };
      const heightPx = Math.max(height, 320) + headHeight;
      const svg = drawPicture(pictureOption(drawing, head), heightPx);
      const content =
        format === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg, heightPx);
      saveFile(content, `${pictureName(origin, title)}.${format}`);
      setState('idle');
    } catch {
      setState('failed');
    }
  }

  return (
    <>
      {state === 'failed' ? <span role="alert">{text('notSaved')}</span> : null}
      <Dropdown
        trigger={['click']}
        menu={{
          items: formats.map((format) => ({ key: format, label: text(`picture.${format}`) })),
          onClick: ({ key }) => void save(key === 'svg' ? 'svg' : 'png'),
        }}
      >
        <Button
          className="th-no-print"
          size="small"
          loading={state === 'busy'}
          icon={<DownloadOutlined aria-hidden />}
          aria-label={`${text('picture.save')}: ${title}`}
        >
          {text('picture.save')}
        </Button>
      </Dropdown>
    </>
  );
}
