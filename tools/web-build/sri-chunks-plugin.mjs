import { createHash } from 'node:crypto';
import webpack from 'webpack';
import { integrityOf } from './integrity-of.mjs';

const { RuntimeGlobals, RuntimeModule, sources, Compilation, runtime } = webpack;
const tableName = `${RuntimeGlobals.require}.sri`;
const script = /\.m?js$/;
/** No file has this hash. */
const matchesNothing = `sha384-${'A'.repeat(64)}`;

/** Stands for a chunk's hash until that is known. @param {string | number | null} id */
const placeholder = (id) =>
  `*-*-SRI-${createHash('sha384').update(String(id)).digest('base64').slice(0, 63)}-*-*`;

/**
 * The lazy chunks that a file is written for. One that holds nothing but modules of the share scope has none: webpack
 * takes it for loaded, and the shell gives what is in it.
 *
 * @param {import('webpack').Chunk} chunk that holds the runtime
 * @param {import('webpack').ChunkGraph} chunkGraph
 */
function writtenChunks(chunk, chunkGraph) {
  return [...chunk.getAllAsyncChunks()].filter(
    (lazy) => chunkGraph.getChunkModulesIterableBySourceType(lazy, 'javascript') !== undefined,
  );
}

class IntegrityTable extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    const { chunk, chunkGraph } = this;
    const chunks = chunk === undefined || chunkGraph === undefined ? [] : writtenChunks(chunk, chunkGraph);
    const table = Object.fromEntries(chunks.map(({ id }) => [id, placeholder(id)]));
    return `${tableName} = ${JSON.stringify(table)};`;
  }
}

/**
 * Puts the SHA-384 of every lazy chunk into the file that holds webpack's runtime, which sets it on the script
 * element. Together with the entry's own hash in the registry the whole tree is covered.
 *
 * A chunk without a hash gets a value that no file matches: it never runs.
 */
export class SriChunksPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('SriChunks', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'SriChunks',
        (source) => `${source}
if (chunkId !== undefined) { script.integrity = ${tableName}[chunkId] || "${matchesNothing}"; script.crossOrigin = "anonymous"; }`,
      );
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.loadScript).tap('SriChunks', (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityTable());
      });
      compilation.hooks.processAssets.tap(
        // After the last change of any chunk's bytes.
        { name: 'SriChunks', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        (assets) => fillPlaceholders(compilation, assets),
      );
    });
  }
}

/**
 * @param {import('webpack').Compilation} compilation
 * @param {Record<string, import('webpack').sources.Source>} assets
 */
function fillPlaceholders(compilation, assets) {
  /** @type {Map<string | number | null, string>} */
  const hashes = new Map();
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      const asset = assets[file];
      if (script.test(file) && asset !== undefined) hashes.set(chunk.id, integrityOf(asset.buffer()));
    }
  }
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of [...chunk.files].filter((name) => script.test(name))) {
      compilation.updateAsset(file, (source) => {
        let text = source.source().toString();
        for (const { id } of writtenChunks(chunk, compilation.chunkGraph)) {
          const hash = hashes.get(id);
          if (hash === undefined) throw new Error(`Chunk ${id} of ${file} was written without a hash`);
          text = text.replaceAll(placeholder(id), hash);
        }
        return new sources.RawSource(text);
      });
    }
  }
}
