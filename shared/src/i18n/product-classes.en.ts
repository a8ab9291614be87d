/** English names of the product classes of the Gaming Act. */
export const productClasses = {
  LAND_CASINO: 'Land casino',
  ONLINE_CASINO: 'Internet casino',
  SPORTS: 'Sports betting',
  SMS_LOTTERY: 'SMS lottery',
  NATIONAL_LOTTERY: 'National lottery',
  FORTY_MACHINES: 'Forty-machine site',
  SLOT_ROUTE: 'Slot machines',
  SLOT_SHOP: 'Slot machines in shops',
  SLOT_CLUB: 'Slot machines in clubs',
  VIRTUAL: 'Virtual games',
  BINGO: 'Bingo',
  POOL_BETTING: 'Pool betting',
  OTHER_S51: 'Other games of section 51',
  ONLINE: 'Online play',
  none: 'Class not named by the licence',
};
