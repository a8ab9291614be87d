import type { DemoProgress } from './create-demo-store';

const everySeconds = 2;

/** Gives a function that prints a line now and then: share, bets, rates, time left. */
export function createProgressPrinter(
  print: (line: string) => void,
  bets: number,
): (progress: DemoProgress) => void {
  let printedAt = -Infinity;
  print(`Making demo data: about ${number(bets)} bets.`);
  return (progress) => {
    if (progress.done < 1 && progress.seconds - printedAt < everySeconds) return;
    printedAt = progress.seconds;
    print(progressLine(progress));
  };
}

export function progressLine({ done, bets, records, seconds, step }: DemoProgress): string {
  const perSecond = (count: number) => number(seconds > 0 ? count / seconds : 0);
  const left = done > 0 ? Math.ceil((seconds * (1 - done)) / done) : 0;
  const time = done < 1 ? `about ${number(left)} s left` : `${number(seconds)} s`;
  const share = String(Math.floor(done * 100)).padStart(3);
  return `${share} %  ${number(bets)} bets (${perSecond(bets)}/s, ${perSecond(records)} rows/s)  ${time}  ${step}`;
}

function number(value: number): string {
  return Math.round(value).toLocaleString('en-GB');
}
