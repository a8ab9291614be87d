import { existsSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { run } from '../run.mjs';
import { runTool, SentenceError } from '../sentence-error.mjs';
import { newKey, publicHalf, publicPem } from '../web-build/registry-keys.mjs';
import { readArguments, required, type Arguments } from './arguments';
import { commands } from './commands';
import { embedLines } from './embed-lines';
import { folderPlace } from './folder-place';
import { httpPlace } from './http-place';
import { faultText } from './publish';
import { readSigningKey } from './signing-key';
import { usage } from './usage';
import { validateFolder } from './validate';

await runTool(async () => {
  const args = readArguments(process.argv.slice(2), process.env);
  if (args.help || args.command === undefined) console.log(usage);
  else if (args.command === 'build') await build(required(args.names[0], 'which remote to build'));
  else if (args.command === 'validate') await validate(args.names);
  else if (args.command === 'key') makeKey(required(args.names[0], 'the file to write the key to'));
  else if (args.command === 'embed') for (const line of await embedLines(args.names)) console.log(line);
  else await runCommand(args.command, args);
});

async function runCommand(name: string, args: Arguments): Promise<void> {
  const command = commands[name];
  if (command === undefined) throw new SentenceError(`There is no command ${name}. See remote --help.`);
  const lines = await command(args, {
    place: /^https?:/.test(args.at) ? httpPlace(args.at, args.token) : folderPlace(resolve(args.at)),
    key: await readSigningKey(args.key),
    by: args.by,
    days: args.days,
    nowMs: Date.now(),
    isDryRun: args['dry-run'],
  });
  for (const line of lines) console.log(line);
}

async function validate(folders: readonly string[]): Promise<void> {
  if (folders.length === 0) throw new SentenceError('Say which folder to look at. See remote --help.');
  for (const folder of folders) {
    const validated = await validateFolder(folder);
    if (validated.status === 'faulty') throw new SentenceError(faultText(folder, validated.faults));
    const { name, version, files } = validated.manifest;
    console.log(`${name} ${version} is sound: ${Object.keys(files).length} files.`);
  }
}

async function build(name: string): Promise<void> {
  const outcome = await run(
    { title: name, command: ['node', 'tools/build-web.mjs', name] },
    { onOutput: (text) => process.stdout.write(text) },
  );
  if (outcome.code !== 0) throw new SentenceError(`Building ${name} failed: the cause stands above.`);
  console.log(`${name} is built: see dist/remotes/${name}.`);
}

function makeKey(file: string): void {
  if (existsSync(file)) throw new SentenceError(`${file} is there already: name another file.`);
  const pem = newKey();
  writeFileSync(file, pem, { mode: 0o600 });
  writeFileSync(`${file}.pub`, publicPem(pem));
  console.log(
    `Key ${publicHalf(pem).keyId}: ${file} signs, keep it secret; build the shell with REGISTRY_KEYS=${file}.pub.`,
  );
}
