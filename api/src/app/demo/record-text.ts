const dayMs = 86_400_000;
const days = new Map<number, string>();
const minutes = Array.from(
  { length: 1440 },
  (_, minute) => `T${two(Math.floor(minute / 60))}:${two(minute % 60)}:`,
);
const seconds = Array.from({ length: 60 }, (_, second) => `${two(second)}Z`);

function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** `2026-10-15T13:45:12Z`; several times faster than `toISOString`, which counts for millions of records. */
export function isoSecond(epochMs: number): string {
  const day = Math.floor(epochMs / dayMs);
  let name = days.get(day);
  if (name === undefined) {
    name = new Date(day * dayMs).toISOString().slice(0, 10);
    days.set(day, name);
  }
  const second = Math.floor((epochMs - day * dayMs) / 1000);
  return `${name}${minutes[Math.floor(second / 60)] ?? ''}${seconds[second % 60] ?? ''}`;
}

/** Amount in major units as a decimal string: 12345 with two decimals is `123.45`. */
export function moneyText(minor: number, decimals: 0 | 2 | 4): string {
  if (decimals === 0) return String(minor);
  const size = Math.abs(minor);
  const unit = decimals === 2 ? 100 : 10_000;
  const rest = size % unit;
  const text = decimals === 2 ? two(rest) : String(rest).padStart(4, '0');
  return `${minor < 0 ? '-' : ''}${(size - rest) / unit}.${text}`;
}

/** The reverse of `moneyText`. */
export function minorOf(text: string, decimals: 0 | 2 | 4): number {
  return decimals === 0 ? Number(text) : Number(text.replace('.', ''));
}
