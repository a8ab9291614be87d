import { figuresTag, numberTag, pageTag } from '../i18n/locale';

/**
 * A maker of formats that keeps what it made: one for each language and each list of arguments.
 *
 * `const whole = formatPerLanguage((tag) => new Intl.NumberFormat(tag))`, then `whole()` at every call, so that the
 * format is the one of the page's language at that moment.
 */
export function formatPerLanguage<F, Args extends readonly string[]>(
  make: (tag: string, ...args: Args) => F,
): (...args: Args) => F {
  return keptFormats(pageTag, make);
}

/** How days are written in the language of `tag`: in Arabic all in figures, `05/11/2026`. */
export function dayFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  if (!tag.startsWith('ar')) return new Intl.DateTimeFormat(tag, options);
  const inFigures = { ...options, month: '2-digit', ...(options.day !== undefined && { day: '2-digit' }) };
  return new Intl.DateTimeFormat(figuresTag, inFigures as Intl.DateTimeFormatOptions);
}

/** The same for numbers, which a reader may want written otherwise than the language does. */
export function numberFormatPerReader<Args extends readonly string[]>(
  make: (tag: string, ...args: Args) => Intl.NumberFormat,
): (...args: Args) => Intl.NumberFormat {
  return keptFormats(numberTag, make);
}

function keptFormats<F, Args extends readonly string[]>(
  tagNow: () => string,
  make: (tag: string, ...args: Args) => F,
): (...args: Args) => F {
  const made = new Map<string, F>();
  return (...args) => {
    const tag = tagNow();
    const name = [tag, ...args].join(' ');
    const known = made.get(name) ?? make(tag, ...args);
    made.set(name, known);
    return known;
  };
}
