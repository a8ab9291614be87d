import { linkBrandName } from '../contracts/link-brand';

/** An address of this site that also chooses the brand, as a click on the switch of brands does. */
export function inBrand(address: string, brandId: string): string {
  const join = address.includes('?') ? '&' : '?';
  return `${address}${join}${linkBrandName}=${encodeURIComponent(brandId)}`;
}
