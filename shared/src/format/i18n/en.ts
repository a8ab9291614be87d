/** English short forms of lengths of time. */
export const en = {
  seconds: '{{value}} s',
  minutes: '{{value}} min',
  hours: '{{value}} h',
  days: '{{value}} d',
};
