import fc from 'fast-check';
import type { JsonSchema, OpenApiDocument, Operation } from './json-schema';
import { valuesOf, type KnownTexts } from './schema-values';
import { hostileTexts, spoiled } from './spoil';

/** An operation of the document with where it is. */
export interface Target {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As in the document: `/api/Jobs/{id}`. */
  readonly path: string;
  readonly operation: Operation;
}

/** A call to try. */
export interface FuzzCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** As it goes over the wire; undefined for none. */
  readonly body: string | undefined;
}

export function targetsOf({ paths }: OpenApiDocument): Target[] {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase() as Target['method'],
      path,
      operation,
    })),
  );
}

/** Calls of `target`: about half as the contract asks for, the others with something wrong in one or more places. */
export function callsOf(
  target: Target,
  document: OpenApiDocument,
  known: KnownTexts,
): fc.Arbitrary<FuzzCall> {
  const { parameters, requestBody } = target.operation;
  const texts = (schema: JsonSchema, name: string) =>
    mostly(
      valuesOf(schema, { document, known }, nameOf(name, target.path, known)).map((value) =>
        Array.isArray(value) ? value.map(String) : String(value),
      ),
      fc.constantFrom(...hostileTexts),
    );
  const inPath = parameters.filter(({ in: place }) => place === 'path');
  const inQuery = parameters.filter(({ in: place }) => place === 'query');
  return fc
    .record({
      path: fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, texts(schema, name)]))),
      query: queries(inQuery, texts),
      extra: mostly(
        fc.constant(undefined),
        fc.constantFrom('__proto__=1', 'page=0', 'sort=x%00', '%zz', 'a[]=1'),
      ),
      headers: headers(),
      body: bodies(requestBody, document, known),
    })
    .map(({ path, query, extra, headers: own, body }) => ({
      url: urlOf(target.path, path, query, extra),
      headers: { ...own, ...(body === undefined ? {} : { 'content-type': body.type }) },
      body: body?.text,
    }));
}

/** The area of a path: `OnlineReports`. */
export function areaOf(path: string): string {
  return path.split('/')[2] ?? '';
}

/** What `id` means in the area of `path`, where ids of that area are known. */
function nameOf(name: string, path: string, known: KnownTexts): string {
  const inArea = `${areaOf(path)}/${name}`;
  return known.has(inArea) ? inArea : name;
}

type Parameter = Operation['parameters'][number];

/** What is required, and of the rest a little: the more is asked for at once, the less is found. */
function queries(
  parameters: readonly Parameter[],
  texts: (schema: JsonSchema, name: string) => fc.Arbitrary<string | string[]>,
): fc.Arbitrary<Record<string, string | string[]>> {
  const each = parameters.map(({ name, schema, required }) => {
    const present = texts(schema, name).map((text) => [[name, text]] as const);
    const absent = { weight: required ? 0 : 4, arbitrary: fc.constant([] as const) };
    return fc.oneof(absent, { weight: 1, arbitrary: present });
  });
  return fc.tuple(...each).map((parts) => Object.fromEntries(parts.flat()));
}

/** `example` with the names of things that there are in place of its own, here and there. */
function retold(example: unknown, known: KnownTexts, name = ''): fc.Arbitrary<unknown> {
  if (typeof example === 'string') {
    const texts = known.get(name) ?? [];
    if (texts.length === 0) return fc.constant(example);
    // What an example calls by its id is not here; the rest of it mostly makes sense as it is.
    const isId = name === 'id' || /Ids?$/.test(name);
    return fc.oneof(
      { weight: isId ? 1 : 5, arbitrary: fc.constant(example) },
      { weight: isId ? 5 : 1, arbitrary: fc.constantFrom(...texts) },
    );
  }
  if (Array.isArray(example)) return fc.tuple(...example.map((part) => retold(part, known, name)));
  if (typeof example !== 'object' || example === null) return fc.constant(example);
  return fc.record(
    Object.fromEntries(Object.entries(example).map(([key, part]) => [key, retold(part, known, key)])),
  );
}

function mostly<T>(usual: fc.Arbitrary<T>, rare: fc.Arbitrary<T>): fc.Arbitrary<T> {
  return fc.oneof({ weight: 9, arbitrary: usual }, { weight: 1, arbitrary: rare });
}

function headers(): fc.Arbitrary<Record<string, string>> {
  const brand = mostly(fc.constant('alder'), fc.constantFrom('elm', 'nobody', 'x'.repeat(2000), "a'b"));
  return fc.record(
    {
      brand,
      'if-match': fc.constantFrom('"1"', '"0"', '*', 'W/"1"', 'x'.repeat(300)),
      'idempotency-key': fc.constantFrom('key-1', 'key-2', "a'b", 'x'.repeat(129)),
      'accept-language': fc.constant('sw'),
    },
    { requiredKeys: [] },
  );
}

interface Body {
  readonly type: string;
  readonly text: string;
}

function bodies(
  requestBody: Operation['requestBody'],
  document: OpenApiDocument,
  known: KnownTexts,
): fc.Arbitrary<Body | undefined> {
  if (requestBody === undefined) return fc.constant(undefined);
  const kinds = Object.entries(requestBody.content).map(([type, { schema, example }]) => {
    if (type !== 'application/json') return fc.string({ maxLength: 500 }).map((text) => ({ type, text }));
    const made = valuesOf(schema, { document, known });
    const values = example === undefined ? made : fc.oneof(retold(example, known), made);
    return fc
      .oneof(values, values, values, spoiled(values), spoiled(spoiled(values)))
      .map((value) => ({ type, text: JSON.stringify(value) }));
  });
  const broken = fc.constantFrom(
    '{',
    'null',
    '[]',
    '"x"',
    '{"__proto__":{"a":1}}',
    '{"constructor":{"prototype":{}}}',
    '['.repeat(10_000),
    `{"a":${'[1,'.repeat(2000)}`,
    `"${'x'.repeat(1_100_000)}"`,
  );
  return fc.oneof(
    { weight: 12, arbitrary: fc.oneof(...kinds) },
    { weight: 1, arbitrary: broken.map((text) => ({ type: 'application/json', text })) },
  );
}

type Values = Readonly<Record<string, string | readonly string[]>>;

function urlOf(path: string, inPath: Values, query: Values, extra: string | undefined): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(String(inPath[name] ?? 'x')) || 'x'),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (typeof value === 'string' ? [value] : value).map((one): [string, string] => [name, one]),
    ),
  ).toString();
  const parts = [search, extra ?? ''].filter((part) => part !== '');
  return parts.length === 0 ? filled : `${filled}?${parts.join('&')}`;
}

/** Half characters cannot be encoded into an address. */
function wellFormed(text: string): string {
  return text.replaceAll(/[\uD800-\uDFFF]/g, '?');
}
