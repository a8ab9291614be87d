import { Input } from '../../kit/core';
import { useSendingText } from './use-sending-text';

/** Case and spaces around it do not tell brands apart. */
export function isBrandTyped(typed: string, brand: string): boolean {
  return typed.trim().toLocaleLowerCase() === brand.trim().toLocaleLowerCase();
}

interface BrandByHandProps {
  readonly id: string;
  readonly brand: string;
  readonly typed: string;
  readonly isFaulty: boolean;
  readonly onType: (typed: string) => void;
}

/** The name of the brand, to be typed by who has not sent for it lately: a report under the wrong brand costs a licence. */
export function BrandByHand({ id, brand, typed, isFaulty, onType }: BrandByHandProps) {
  const text = useSendingText();
  return (
    <div className="th-before-12 th-after-12">
      <label htmlFor={id}>{text('dialog.typeBrand', { brand })}</label>
      <Input
        id={id}
        autoComplete="off"
        value={typed}
        status={isFaulty ? 'error' : ''}
        aria-invalid={isFaulty}
        aria-describedby={isFaulty ? `${id}-fault` : undefined}
        onChange={(event) => onType(event.target.value)}
      />
      {isFaulty ? (
        <small id={`${id}-fault`} role="alert">
          {text('dialog.typeBrandFault', { brand })}
        </small>
      ) : null}
    </div>
  );
}
