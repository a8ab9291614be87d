interface SparklineProps {
  /** From left to right; null leaves a gap. */
  readonly values: readonly (string | number | null)[];
  /** What it shows, for those who do not see it. */
  readonly words: string;
}

const widthPx = 96;
const heightPx = 20;
const marginPx = 2;

/** A row of figures as a small line. Its height is for the eye only: floats are good enough. */
export function Sparkline({ values, words }: SparklineProps) {
  const known = values.flatMap((value) => (value === null ? [] : [Number(value)]));
  if (known.length < 2) return null;
  const least = Math.min(0, ...known);
  const most = Math.max(0, ...known);
  const span = most - least || 1;
  const x = (place: number) => marginPx + (place * (widthPx - 2 * marginPx)) / Math.max(1, values.length - 1);
  const y = (value: number) => heightPx - marginPx - ((value - least) * (heightPx - 2 * marginPx)) / span;
  let path = '';
  values.forEach((value, place) => {
    if (value === null) return;
    const command = place === 0 || values[place - 1] === null ? 'M' : 'L';
    path += `${command}${x(place).toFixed(1)} ${y(Number(value)).toFixed(1)}`;
  });
  return (
    <svg role="img" aria-label={words} width={widthPx} height={heightPx} className="th-ltr">
      <line x1={0} x2={widthPx} y1={y(0)} y2={y(0)} stroke="var(--th-line-strong)" strokeWidth={0.5} />
      <path d={path} fill="none" stroke="var(--th-accent)" strokeWidth={1.5} strokeLinejoin="round" />
    </svg>
  );
}
