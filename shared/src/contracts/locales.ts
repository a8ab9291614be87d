import * as z from './schema';

/** Languages that a page can have, and an account. */
export const localeSchema = z.enum(['en', 'sw', 'ar']);
export type Locale = z.infer<typeof localeSchema>;

/** Languages in which the server writes: files, messages, names of columns. Whoever reads another gets English. */
export const writtenLocaleSchema = z.enum(['en', 'sw']);
export type WrittenLocale = z.infer<typeof writtenLocaleSchema>;
