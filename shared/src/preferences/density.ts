const key = 'tallyhouse.density';

export const densities = ['compact', 'normal', 'comfortable'] as const;
type Density = (typeof densities)[number];

/** How high rows of grids are where an address says nothing. */
export function ownDensity(): Density {
  try {
    const kept = localStorage.getItem(key);
    return densities.find((one) => one === kept) ?? 'normal';
  } catch {
    return 'normal';
  }
}

/** Keeps the choice in this browser. */
export function setOwnDensity(density: Density): void {
  try {
    localStorage.setItem(key, density);
  } catch {
    // Blocked storage: they stay as they are.
  }
}
