/**
 * Parameter of an address that says for which brand it was copied or sent: its id, or nothing for the group view. Who
 * follows the address works for that brand in this tab from then on.
 */
export const linkBrandName = 'forBrand';
