import { SentenceError, runTool } from '../sentence-error.mjs';
import { readArguments, type Arguments } from './arguments';
import { runConformance } from './run-conformance';
import { bareHost } from './stage/bare-host';
import type { HostTarget, RemoteTarget } from './stage/target';
import { untilStopped } from './until-stopped';
import { usage } from './usage';

await runTool(async () => {
  const args = readArguments(process.argv.slice(2), process.env);
  if (args.help) console.log(usage);
  else process.exitCode = await untilStopped((signal) => run(args, signal));
});

async function run(args: Arguments, signal: AbortSignal): Promise<number> {
  const { chromium, cycles, only, out } = args;
  if (args.remote.length > 0 || args.host.length > 0)
    throw new SentenceError(
      '--remote and --host are for the repository of the product: name --module or --page.',
    );
  if (chromium === undefined)
    throw new SentenceError('Name a Chromium: --chromium /usr/bin/chromium, or CHROMIUM_PATH.');
  const report = await runConformance({
    ...{ chromium, cycles, only, out, signal },
    remotes: [remoteOf(args)],
    hosts: [hostOf(args)],
  });
  console.log(`See ${out}/report.html.`);
  return report.totals.failed > 0 ? 1 : 0;
}

function remoteOf({ module, api, integrity, brand, route, page }: Arguments): RemoteTarget {
  if (api === undefined) throw new SentenceError('Name the API: --api https://tallyhouse.example.');
  return {
    name: new URL(module ?? page ?? api).pathname.split('/').filter(Boolean).at(-3) ?? 'remote',
    module: module ?? null,
    integrity: integrity ?? null,
    api: new URL(api).origin,
    brands: brand,
    routes: route,
  };
}

function hostOf({ page, module, token, origin, brand }: Arguments): HostTarget {
  const handing = token === undefined ? null : () => Promise.resolve(token);
  if (page !== undefined) {
    const opened = { address: page, hand: null, token: handing, close: () => Promise.resolve() };
    return { name: new URL(page).host, open: () => Promise.resolve(opened) };
  }
  if (module === undefined)
    throw new SentenceError('Name a remote (--module) or a page (--page). See --help.');
  if (handing === null) throw new SentenceError('The kit’s page needs --token, or CONFORMANCE_TOKEN.');
  if (brand.length === 0) throw new SentenceError('The kit’s page needs the id of a brand: --brand alder.');
  return bareHost({ origin: new URL(origin).origin, token: handing });
}
