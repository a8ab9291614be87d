/** What a command line needs of a call. */
export interface CurlCall {
  readonly direction: 'IN' | 'OUT';
  readonly method: string;
  readonly path: string;
  readonly brandId: string | null;
  readonly requestBody: string | null;
}

/**
 * A command for a POSIX shell that makes the same call again.
 *
 * It holds no secret: address and token are variables of the shell, and the body is masked already.
 */
export function curlOf({ direction, method, path, brandId, requestBody }: CurlCall): string {
  const brand = direction === 'IN' && brandId !== null ? ['-H', quoted(`Brand: ${brandId}`)] : [];
  const body =
    requestBody === null
      ? []
      : ['-H', quoted(`Content-Type: ${contentTypeOf(requestBody)}`), '--data-raw', quoted(requestBody)];
  return [
    'curl',
    '-X',
    method,
    // The base in double quotes, so that the variable counts; the path in single ones, so that nothing in it does.
    `"$BASE_URL"${quoted(path)}`,
    '-H',
    '"Authorization: Bearer $TOKEN"',
    ...brand,
    ...body,
  ].join(' ');
}

function contentTypeOf(body: string): string {
  if (/^\s*</.test(body)) return 'application/xml';
  return /^\s*[[{]/.test(body) ? 'application/json' : 'text/plain';
}

/** One word for the shell, whatever is in it. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
