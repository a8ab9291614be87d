import { useId, useRef } from 'react';
import { Button, type ButtonProps } from '../kit/core';
import { Tooltip } from '../kit/modal';
import { press, useScreenAction } from './use-screen-action';

interface ActionButtonProps extends ButtonProps {
  /** Why it cannot be used right now; null or nothing when it can. */
  readonly blockedBecause?: string | null | undefined;
}

/**
 * A button of what can be done on a screen; the command palette lists it too.
 *
 * Blocked, it keeps its place in the order of Tab, tells its reason on hover and focus and to screen readers, and does
 * nothing when pressed.
 */
export function ActionButton({ blockedBecause = null, onClick, ...button }: ActionButtonProps) {
  const id = useId();
  const element = useRef<HTMLButtonElement>(null);
  const words = button['aria-label'] ?? button.children;
  useScreenAction({
    label: typeof words === 'string' ? words : null,
    blockedBecause,
    run: () => press(element.current),
  });
  if (blockedBecause === null) {
    return <Button ref={element} {...button} {...(onClick !== undefined && { onClick })} />;
  }
  return (
    <>
      <Tooltip title={blockedBecause} trigger={['hover', 'focus']}>
        <Button
          ref={element}
          {...button}
          aria-disabled="true"
          aria-describedby={id}
          htmlType="button"
          className={`${button.className ?? ''} th-blocked`}
        />
      </Tooltip>
      <span id={id} hidden>
        {blockedBecause}
      </span>
    </>
  );
}
