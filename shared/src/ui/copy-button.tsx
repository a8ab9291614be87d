import { useState } from 'react';
import { Button } from '../kit/core';
import { CheckOutlined, CopyOutlined } from '../kit/icons';

interface CopyButtonProps {
  readonly value: string;
  readonly label: string;
  readonly copiedLabel: string;
}

/** Copies `value` and says so. */
export function CopyButton({ value, label, copiedLabel }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () => void navigator.clipboard.writeText(value).then(() => setCopied(true));
  return (
    <Button
      type="text"
      size="small"
      icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
      aria-label={isCopied ? copiedLabel : label}
      title={isCopied ? copiedLabel : label}
      onClick={copy}
    />
  );
}
