import * as z from './schema';

/** Languages that the screens, messages and files have. */
export const localeSchema = z.enum(['en', 'sw']);
export type Locale = z.infer<typeof localeSchema>;
