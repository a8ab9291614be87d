import type { BrandProfile } from './brand-profile';
import { alder } from './brands/alder';
import { birch } from './brands/birch';
import { cedar } from './brands/cedar';
import { elm } from './brands/elm';
import { rowan } from './brands/rowan';

/** The invented brands of the demo. */
export const demoBrands: readonly BrandProfile[] = [alder, birch, cedar, elm, rowan];
