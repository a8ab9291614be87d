/** English words of the period picker's own additions. */
export const en = {
  calendar: 'Authority calendar',
  due: 'due {{day}}',
};
