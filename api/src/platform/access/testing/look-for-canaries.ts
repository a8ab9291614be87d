import fc from 'fast-check';
import JSZip from 'jszip';
import { readPdf } from '../../../reporting/export-files/testing/read-pdf';
import type { LightMyRequestResponse } from 'fastify';
import { targetsOf, type Target } from '../../../app/testing/fuzz/fuzz-calls';
import type { JsonSchema, OpenApiDocument } from '../../../app/testing/fuzz/json-schema';
import { isOfAuthority } from '../../../app/testing/fuzz/judge-answer';
import { valuesOf } from '../../../app/testing/fuzz/schema-values';
import { depth } from '../../../app/testing/depth';
import type { TestApp, TestCaller } from '../../../app/testing/test-app';
import { canary, foreignBrand } from './plant-canaries';

/** What came of asking everything. */
export interface Search {
  /** Calls whose answer, headers or file held a canary: `GET /api/X`, each once. */
  readonly leaks: readonly string[];
  /** How many calls were answered with success at least once. */
  readonly answered: number;
  /** Calls that failed on the server's side: rows that it could not read. */
  readonly failed: readonly string[];
  readonly calls: number;
}

/** Calls that end the session they are made with, and one that never ends. */
const ending = /^\/api\/Auth\/|\/sessions|changePassword|Notifications\/stream/;

/** Sent twice, as a proxy would join it, and as a client would. */
const brandHeaders: readonly Readonly<Record<string, string>>[] = [
  { brand: 'alder' },
  { brand: foreignBrand },
  {},
  { brand: `alder, ${foreignBrand}` },
];

/** Texts for every field: ids, brands and keys of the foreign brand wherever one can be named. */
class ForeignTexts extends Map<string, readonly string[]> {
  readonly #ids: readonly string[];

  constructor(ids: readonly string[]) {
    super([
      ['from', ['2026-03-01']],
      ['to', ['2026-03-31']],
      ['day', ['2026-03-02']],
    ]);
    this.#ids = ids;
  }

  override get(name: string): readonly string[] | undefined {
    if (/^brand(id|ids)?$/i.test(name)) return [foreignBrand, 'alder'];
    if (!isReference(name)) return super.get(name);
    // `filterId` asks for a filter, `id` for anything.
    const noun = name.replace(/^.*\//, '').replace(/ids?$/i, '').toLowerCase();
    const fitting = this.#ids.filter((id) => noun !== '' && id.endsWith(noun));
    return fitting.length > 0 ? fitting : this.#ids;
  }
}

interface SearchOptions {
  /** Rows of the foreign brand, each asked for by its id. */
  readonly ids: readonly string[];
  /** The brand under which that is done; the first one is asked for in every way there is. */
  readonly later: string;
  readonly samples?: number;
  /** Ways to name a brand; left out: every one there is. */
  readonly brands?: typeof brandHeaders;
  /** What no answer may hold; left out: what is planted in rows of the foreign brand. */
  readonly unseen?: RegExp;
  /** Calls that are left out: `POST /api/X/{id}/end`. Left out: none. */
  readonly without?: RegExp;
}

/** Makes every call that the server has, naming what is not the caller's in all places, and looks at what comes back. */
export async function lookForCanaries(
  app: TestApp,
  caller: TestCaller,
  {
    ids,
    later,
    samples = depth({ quick: 1, deep: 2 }),
    brands = brandHeaders,
    unseen = canary,
    without,
  }: SearchOptions,
): Promise<Search> {
  const document = (await app.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  const known = new ForeignTexts(ids);
  const leaks = new Set<string>();
  const failed = new Set<string>();
  const answered = new Set<string>();
  let calls = 0;

  for (const target of targetsOf(document).filter(({ path }) => !ending.test(path))) {
    const name = `${target.method} ${target.path}`;
    if (without?.test(name) === true) continue;
    for (const { url, body, isFirst } of requestsOf(target, { document, known, ids, samples })) {
      for (const headers of isFirst ? brands : [{ brand: later }]) {
        const type = body === undefined ? {} : { 'content-type': 'application/json' };
        const answer = await caller(target.method, url, {
          headers: { ...headers, ...type },
          ...(body === undefined ? {} : { body }),
        });
        calls += 1;
        if (answer.statusCode < 300) answered.add(name);
        if (answer.statusCode >= 500 && !isOfAuthority(answer)) failed.add(name);
        if (unseen.test(await textOf(answer))) leaks.add(name);
      }
    }
  }
  return { leaks: [...leaks].sort(), failed: [...failed].sort(), answered: answered.size, calls };
}

interface Material {
  readonly document: OpenApiDocument;
  readonly known: ForeignTexts;
  readonly ids: readonly string[];
  readonly samples: number;
}

interface Asked {
  readonly url: string;
  readonly body: string | undefined;
  /** The others of the same sample differ in the id of the path alone. */
  readonly isFirst: boolean;
}

function* requestsOf(target: Target, material: Material): Generator<Asked> {
  const { parameters } = target.operation;
  const named = parameters.some(
    ({ in: place, name, required }) =>
      place === 'path' || (place === 'query' && required && isReference(name)),
  );
  for (let sample = 0; sample < material.samples; sample += 1) {
    const seed = sample + 1;
    const body = bodyOf(target, material, seed);
    // Each row of the foreign brand is asked for by its id; with those in place other parts need not change.
    const ids = named ? (sample === 0 ? idsFor(target, material) : material.ids.slice(0, 1)) : [''];
    for (const [index, id] of ids.entries()) {
      const path = target.path.replaceAll(/\{\w+\}/g, encodeURIComponent(id));
      const query = queryOf(target, material, { seed, id });
      yield { url: query === '' ? path : `${path}?${query}`, body, isFirst: index === 0 };
    }
  }
}

/** All ids there are; of the many that a quick search leaves out each is of another kind than the path asks for. */
function idsFor({ path }: Target, { ids }: Material): readonly string[] {
  const words = path.toLowerCase().replaceAll(/[^a-z]/g, '');
  const fitting = ids.filter((id) => {
    const kinds = id.replace(/^canary_/, '').split('_');
    return kinds.some((kind) => words.includes(kind)) || kinds.join() === 'report';
  });
  return depth({ quick: fitting, deep: ids });
}

function queryOf(
  { operation }: Target,
  { document, known }: Material,
  { seed, id }: { readonly seed: number; readonly id: string },
): string {
  const query = new URLSearchParams();
  for (const { name, in: place, required, schema } of operation.parameters) {
    if (place !== 'query') continue;
    // The first sample asks for as little as it may, others for more and more.
    const isWanted = seed > 1 && ((name.length + seed) % 2 === 0 || isReference(name));
    if (required && isReference(name)) query.set(name, id);
    else if (required || isWanted) query.set(name, String(oneOf(schema, { document, known }, name, seed)));
  }
  return query.toString();
}

function isReference(name: string): boolean {
  return /(^|\/|[a-z])ids?$/i.test(name);
}

function bodyOf({ operation }: Target, { document, known }: Material, seed: number): string | undefined {
  const json = operation.requestBody?.content['application/json'];
  if (json === undefined) return undefined;
  if (seed === 1 && json.example !== undefined) return JSON.stringify(json.example);
  return JSON.stringify(oneOf(json.schema, { document, known }, '', seed));
}

function oneOf(
  schema: JsonSchema,
  { document, known }: Pick<Material, 'document' | 'known'>,
  name: string,
  seed: number,
): unknown {
  return fc.sample(valuesOf(schema, { document, known }, name), { numRuns: 1, seed })[0];
}

/** All that an answer says: headers, body, the parts of an archive and the text of a PDF. */
export async function textOf(answer: LightMyRequestResponse): Promise<string> {
  const parts = [JSON.stringify(answer.headers)];
  if (answer.rawPayload.subarray(0, 2).toString('latin1') === 'PK') {
    const archive = await JSZip.loadAsync(answer.rawPayload);
    for (const file of Object.values(archive.files)) parts.push(await file.async('string'));
  } else if (answer.rawPayload.subarray(0, 5).toString('latin1') === '%PDF-') {
    parts.push(...readPdf(answer.rawPayload).pages.flat(2));
  } else parts.push(answer.body);
  return parts.join('\n');
}
