import { useRef, useState } from 'react';
import type { ExportFormat, ExportRequest } from '../../contracts/exports';
import { useRemoteHost } from '../../host/remote-host';
import { Button } from '../../kit/core';
import { DownloadOutlined } from '../../kit/icons';
import { Tooltip } from '../../kit/modal';
import { press, useScreenAction } from '../../ui/use-screen-action';
import type { ExportAbout } from './export-about';
import { ExportDialog } from './export-dialog';
import { useExportsText } from './use-exports-text';

export interface ExportButtonProps {
  /** What is written; a function where it depends on the format. */
  readonly source: ExportRequest | ((format: ExportFormat) => ExportRequest);
  readonly about: ExportAbout;
  /** Why it cannot be exported now; the button stays reachable and says so. */
  readonly disabledReason?: string | undefined;
  readonly size?: 'small' | 'middle';
  /** Where a page has several: what this one writes. */
  readonly label?: string | undefined;
}

/** Opens the dialog that writes everything that a report or list matches into a file, of the one brand that is chosen. */
export function ExportButton({ source, about, size = 'middle', label, ...props }: ExportButtonProps) {
  const text = useExportsText();
  const { session } = useRemoteHost();
  const disabledReason = props.disabledReason ?? (session.brand === null ? text('needsBrand') : undefined);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isDisabled = disabledReason !== undefined;
  useScreenAction({
    label: label ?? text('button'),
    blockedBecause: disabledReason ?? null,
    run: () => press(button.current),
  });
  return (
    <>
      <Tooltip title={disabledReason}>
        <Button
          ref={button}
          size={size}
          icon={<DownloadOutlined aria-hidden />}
          aria-disabled={isDisabled}
          aria-haspopup="dialog"
          onClick={() => (isDisabled ? undefined : setOpen(true))}
          className={isDisabled ? 'th-blocked' : ''}
        >
          {label ?? text('button')}
        </Button>
      </Tooltip>
      {isOpen ? (
        <ExportDialog
          sourceOf={(format) => (typeof source === 'function' ? source(format) : source)}
          about={about}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
