export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const packaging = 'http://schemas.openxmlformats.org/package/2006';
export const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Letters of a column: A to Z, AA and so on. */
export function columnName(index: number): string {
  const before = index < 26 ? '' : columnName(Math.floor(index / 26) - 1);
  return `${before}${String.fromCharCode(65 + (index % 26))}`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export function escapeXml(text: string): string {
  return (
    text
      .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character)
      .replaceAll('\r', '&#13;')
      // XML 1.0 has no way to write these.
      // oxlint-disable-next-line no-control-regex
      .replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/gu, '\ufffd')
  );
}
