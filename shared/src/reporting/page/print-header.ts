import { useEffect } from 'react';
import { adoptStylesFor } from '../../ui/adopt-styles';

/** Lines in the margins of every printed page. */
export interface PrintHeader {
  readonly topStart: string;
  readonly topEnd: string;
  readonly bottomStart: string;
  /** Words around the page numbers: `Page 2 of 5`. */
  readonly page: string;
  readonly of: string;
}

/**
 * Writes a header and footer onto each page that the browser prints while the component is there.
 *
 * By margin boxes of `@page`; a browser that does not know them prints the header standard on the first page only.
 */
export function usePrintHeader({ topStart, topEnd, bottomStart, page, of }: PrintHeader): void {
  useEffect(
    () => adoptStylesFor(printRules({ topStart, topEnd, bottomStart, page, of })),
    [topStart, topEnd, bottomStart, page, of],
  );
}

/** The style sheet of the margins; whatever stands in the words stays text. */
export function printRules(header: PrintHeader): string {
  const words = 'font: 9pt system-ui, sans-serif; color: #1f2328;';
  return `@page {
  size: A4 landscape;
  margin: 18mm 12mm 16mm;
  @top-left { content: ${quoted(header.topStart)}; ${words} font-weight: 600; }
  @top-right { content: ${quoted(header.topEnd)}; ${words} }
  @bottom-left { content: ${quoted(header.bottomStart)}; ${words} }
  @bottom-right { content: ${quoted(`${header.page} `)} counter(page) ${quoted(` ${header.of} `)} counter(pages); ${words} }
}`;
}

/** A string of CSS; a quote, a backslash or a line break in it cannot end it. */
function quoted(text: string): string {
  const escaped = text.replaceAll(/["\\\n\r\f<>]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}
