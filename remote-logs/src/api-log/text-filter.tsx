import { Input } from '@tallyhouse/shared/kit/core';
import { useEffect, useRef, useState } from 'react';

/** Typing need not ask the server with every letter. */
const pauseMs = 400;

interface TextFilterProps {
  readonly label: string;
  readonly hint?: string;
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** A part of a word that a list is narrowed to; it takes effect when the typing pauses, or with Enter. */
export function TextFilter({ label, hint, value = '', onChange }: TextFilterProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  // The address changed by Back, or by “clear”.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  const settled = typed.trim();
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => tell.current(settled === '' ? undefined : settled), pauseMs);
    return () => clearTimeout(timer);
  }, [settled, value]);
  return (
    <Input
      allowClear
      aria-label={label}
      placeholder={hint ?? label}
      title={label}
      className="th-wide-190"
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onPressEnter={() => onChange(settled === '' ? undefined : settled)}
    />
  );
}
