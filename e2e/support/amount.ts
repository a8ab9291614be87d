const unit = 10_000n;

/** Ten-thousandths in a written amount, exactly: `−1,234.5` and `-1234.50` are −12345000. */
export function tenThousandths(written: string): bigint {
  const match = /^(-?)(\d+)(?:\.(\d{1,4}))?$/.exec(written.trim().replace('−', '-').replaceAll(',', ''));
  if (match === null) throw new Error(`“${written}” is not an amount`);
  const [, sign, whole = '', fraction = ''] = match;
  const size = BigInt(whole) * unit + BigInt(fraction.padEnd(4, '0'));
  return sign === '-' ? -size : size;
}

export function sumOf(amounts: readonly string[]): bigint {
  return amounts.reduce((sum, amount) => sum + tenThousandths(amount), 0n);
}
