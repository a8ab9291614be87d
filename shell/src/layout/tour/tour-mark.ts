/** Of one user in this browser: others who sign in here are offered the tour, too. */
function keyOf(userId: string): string {
  return `tallyhouse.tour.${userId}`;
}

/** Whether the user has taken the tour or declined it. Where that cannot be kept, it is not offered at all. */
export function isTourPast(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) !== null;
  } catch {
    return true;
  }
}

/** Keeps that the user has taken the tour or declined it: it is never offered by itself again. */
export function markTourPast(userId: string): void {
  try {
    localStorage.setItem(keyOf(userId), 'past');
  } catch {
    // Blocked or full storage: it is offered again with the next page.
  }
}
