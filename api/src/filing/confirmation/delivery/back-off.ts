const minuteMs = 60_000;

/** Waits after the first, second, … attempt that led nowhere; after the last one a person has to decide. */
const waitsMs = [10_000, 30_000, 2 * minuteMs, 10 * minuteMs, 30 * minuteMs];

/** Attempts before a sending is given up. */
export const mostSendAttempts = waitsMs.length + 1;

/** How long to wait after so many attempts; the authority's own wish counts when it is longer. */
export function waitAfterAttempt(attempts: number, retryAfterSeconds = 0): number {
  return Math.max(waitsMs[Math.min(attempts, waitsMs.length) - 1] ?? minuteMs, retryAfterSeconds * 1000);
}

/** How long to wait for the next question about something sent: often at first, hourly in the end. */
export function waitAfterQuestion(questions: number): number {
  return Math.min(minuteMs * 2 ** Math.min(questions, 6), 60 * minuteMs);
}

/** Nobody answers after so long. */
export const longestQuestioningMs = 60 * 86_400_000;
