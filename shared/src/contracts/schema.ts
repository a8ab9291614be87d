import * as z from 'zod/mini';

/**
 * The schema library, as far as contracts and screens use it.
 *
 * A page evaluates it once: the shell gives this module to remotes. So each function that stands here is carried by
 * every page, and a remote that uses a new one needs a page that has it. What only the page itself needs is imported
 * from `zod/mini` where it is needed.
 * docs/decisions/0027-schema-library-of-the-page.md
 */
export {
  _default,
  array,
  boolean,
  catchall,
  discriminatedUnion,
  enum,
  extend,
  int,
  keyof,
  literal,
  looseObject,
  maxLength,
  maximum,
  minLength,
  minimum,
  nonnegative,
  null,
  nullable,
  number,
  object,
  optional,
  parse,
  pick,
  pipe,
  positive,
  record,
  refine,
  regex,
  safeParse,
  strictObject,
  string,
  toLowerCase,
  transform,
  trim,
  union,
  unknown,
} from 'zod/mini';
export type { core, infer, input, output, ZodMiniType } from 'zod/mini';

/** Those of its formats that are used: the others come with a namespace of their own. */
export const iso = { date: z.iso.date, datetime: z.iso.datetime };
