import { useState } from 'react';
import { Button } from '../kit/core';
import { CheckOutlined, CopyOutlined, WarningOutlined } from '../kit/icons';
import { useUiText } from './use-ui-text';

interface CopyButtonProps {
  readonly value: string;
  readonly label: string;
  readonly copiedLabel: string;
}

const icons = {
  ready: <CopyOutlined aria-hidden />,
  copied: <CheckOutlined aria-hidden />,
  refused: <WarningOutlined aria-hidden />,
};

/** Copies `value` and says what became of it. */
export function CopyButton({ value, label, copiedLabel }: CopyButtonProps) {
  const text = useUiText();
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setOutcome('copied'),
      () => setOutcome('refused'),
    );
  const words = outcome === 'copied' ? copiedLabel : outcome === 'refused' ? text('copyRefused') : label;
  return (
    <Button
      type="text"
      size="small"
      icon={icons[outcome ?? 'ready']}
      aria-label={words}
      title={words}
      onClick={() => void copy()}
    />
  );
}
