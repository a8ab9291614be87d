import { createHash } from 'node:crypto';
import webpack from 'webpack';

const { RuntimeGlobals, RuntimeModule, sources, Compilation, runtime } = webpack;
const tableName = `${RuntimeGlobals.require}.sri`;
const script = /\.m?js$/;

/** Stands for a chunk's hash until that is known. @param {string | number | null} id */
const placeholder = (id) => `*-*-SRI-${sha384(String(id)).slice(0, 63)}-*-*`;

/** @param {string | Buffer} bytes */
function sha384(bytes) {
  return createHash('sha384').update(bytes).digest('base64');
}

class IntegrityTable extends RuntimeModule {
  constructor() {
    super('chunk integrity', RuntimeModule.STAGE_ATTACH);
  }

  /** @override */
  generate() {
    const chunks = this.chunk?.getAllAsyncChunks() ?? [];
    const table = Object.fromEntries([...chunks].map((chunk) => [chunk.id, placeholder(chunk.id)]));
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
if (chunkId !== undefined) { script.integrity = ${tableName}[chunkId] || "sha384-missing"; script.crossOrigin = "anonymous"; }`,
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
      if (script.test(file) && asset !== undefined) hashes.set(chunk.id, `sha384-${sha384(asset.buffer())}`);
    }
  }
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    for (const file of [...chunk.files].filter((name) => script.test(name))) {
      compilation.updateAsset(file, (source) => {
        let text = source.source().toString();
        for (const { id } of chunk.getAllAsyncChunks()) {
          text = text.replaceAll(placeholder(id), hashes.get(id) ?? '');
        }
        return new sources.RawSource(text);
      });
    }
  }
}
