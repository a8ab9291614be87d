type Json = Readonly<Record<string, unknown>>;

/**
 * The document as text with one line for each operation and each schema.
 *
 * Indented as usual it is three times as long, and a change of one call is spread over the lines of many.
 */
export function printOpenApi(document: Json): string {
  const {
    paths = {},
    components = {},
    ...head
  } = document as Json & {
    readonly paths?: Readonly<Record<string, Json>>;
    readonly components?: Readonly<Record<string, Json>>;
  };
  const parts = [
    ...Object.entries(head).map(line),
    `"paths": ${nested(Object.entries(paths))}`,
    `"components": ${nested(Object.entries(components))}`,
  ];
  return `{\n${parts.join(',\n')}\n}`;
}

/** Objects of objects, each of the inner ones on a line of its own. */
function nested(groups: readonly (readonly [string, Json])[]): string {
  const each = groups.map(
    ([name, entries]) => `${JSON.stringify(name)}: {\n${Object.entries(entries).map(line).join(',\n')}\n}`,
  );
  return `{\n${each.join(',\n')}\n}`;
}

function line([name, value]: readonly [string, unknown]): string {
  return `${JSON.stringify(name)}: ${JSON.stringify(value)}`;
}
