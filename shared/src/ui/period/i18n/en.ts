/** English words of the period picker's own additions. */
export const en = {
  calendar: 'Calendar of the authorities',
  due: 'due {{day}}',
};
