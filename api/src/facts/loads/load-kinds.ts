import type { LoadKind } from '@tallyhouse/shared/contracts/load-data';
import { betKinds } from './bet-kinds';
import type { KindOfLoad } from './load-field';
import { moneyKinds } from './money-kinds';

/** How the records of each kind look in a file and where they go. */
export const loadKinds: Readonly<Record<LoadKind, KindOfLoad>> = { ...betKinds, ...moneyKinds };
