// In a file of its own: the page has one, whose language follows the reader's.
export { default as dayjs } from 'dayjs';
export type { Dayjs } from 'dayjs';
