import type { CatalogueLike } from './catalogue';
import type { operators as en } from './operators.en';

/** Swahili words of the operators of a condition. */
export const operators: CatalogueLike<typeof en> = {
  eq: 'ni',
  ne: 'si',
  in: 'ni mojawapo ya',
  nin: 'si mojawapo ya',
  lt: 'ni chini ya',
  le: 'ni isiyozidi',
  gt: 'ni zaidi ya',
  ge: 'ni angalau',
  between: 'ni kati ya',
  contains: 'ina',
  startsWith: 'inaanza na',
  isNull: 'haina thamani',
};
