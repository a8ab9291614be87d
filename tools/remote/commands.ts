import type { Canary, Registry } from '@tallyhouse/shared/contracts/registry';
import { SentenceError } from '../sentence-error.mjs';
import { required, type Arguments } from './arguments';
import { changeRegistry, readPlace, type Actor } from './change-registry';
import { withCanary, withPin, withRemoval, withRollback, type Entry } from './entry-changes';
import { entryOf, explain, listLines } from './explain';
import { publish } from './publish';
import { readSigningKey } from './signing-key';

/** Does one command at a place; gives the lines to print. */
export type Command = (args: Arguments, actor: Actor) => Promise<readonly string[]>;

/** Commands that read or change a registry, by name. */
export const commands: Readonly<Record<string, Command>> = {
  publish: async (args, actor) => {
    if (args.names.length === 0) throw new SentenceError('Say which folder to publish. See remote --help.');
    const build = args['as-build'] ? { takeOver: args['take-over'] } : null;
    const options = { isHeldBack: args.hold, isReplacing: args.replace, build };
    const { registry, skipped } = await publish(actor, args.names, options);
    return [...skipped, ...done(registry, actor)];
  },
  pin: (args, actor) => {
    const brand = required(args.brand[0], 'which brand to pin: --brand alder');
    const version = args.names[1] ?? null;
    const deed = version === null ? `took the pin of ${brand} away from` : `pinned ${brand} to ${version} of`;
    return changeOne(args, actor, { deed, change: (entry) => withPin(entry, brand, version) });
  },
  canary: (args, actor) => {
    const canary = args.stop ? null : canaryOf(args);
    const deed =
      canary === null ? 'ended the trial of' : `tries ${canary.version} with ${canary.percent} % of`;
    return changeOne(args, actor, { deed, change: (entry) => withCanary(entry, canary) });
  },
  rollback: (args, actor) =>
    changeOne(args, actor, {
      deed: args.to === undefined ? 'rolled back' : `rolled back to ${args.to}:`,
      change: (entry) => withRollback(entry, args.to),
    }),
  remove: (args, actor) => {
    const at = new Date(actor.nowMs).toISOString();
    const removed = args.restore
      ? null
      : { at, by: actor.by, reason: required(args.reason, 'why: --reason TEXT') };
    const deed = removed === null ? 'gave back' : 'took out';
    return changeOne(args, actor, { deed, change: (entry) => withRemoval(entry, removed) });
  },
  sign: async (args, actor) => {
    const newKey = args['new-key'];
    const key = newKey === undefined ? actor.key : await readSigningKey(newKey);
    const deed = newKey === undefined ? 'signed again' : `signed by the new key ${key.keyId}`;
    return done(await changeRegistry(actor, (entries) => ({ deed, entries }), key), actor);
  },
  list: async (_, actor) => listLines(await registryOf(actor)),
  explain: async ({ names, user, brand, role }, actor) => {
    const name = required(names[0], 'which remote to explain');
    const userId = required(user, 'for which user: --user ID');
    return [explain(await registryOf(actor), name, { userId, brand: brand[0] ?? null, roles: role })];
  },
};

async function registryOf(actor: Actor): Promise<Registry> {
  const { registry } = await readPlace(actor.place, actor.key);
  if (registry === null) throw new SentenceError('Nothing is published here yet: see remote publish --help.');
  return registry;
}

interface Change {
  readonly deed: string;
  readonly change: (entry: Entry) => Entry;
}

async function changeOne(
  args: Arguments,
  actor: Actor,
  { deed, change }: Change,
): Promise<readonly string[]> {
  const name = required(args.names[0], 'which remote');
  const registry = await changeRegistry(actor, (entries) => {
    const before = entryOf(entries, name);
    const changed = entries.map((entry): Entry =>
      entry === before ? { ...change(before), followsBuild: false } : entry,
    );
    return { deed: `${deed} ${name}`, entries: changed };
  });
  return done(registry, actor);
}

function canaryOf(args: Arguments): Canary {
  const version = required(args.names[1], 'which version to try');
  const percent = Number(required(args.percent, 'how many: --percent 5'));
  if (!(percent >= 0 && percent <= 100))
    throw new SentenceError(`--percent ${args.percent} is not from 0 to 100.`);
  return {
    version,
    percent,
    cohort: args.cohort ?? version,
    ...(args.brand.length === 0 ? {} : { brands: args.brand }),
    ...(args.role.length === 0 ? {} : { roles: args.role }),
  };
}

function done({ sequence, change }: Registry, { isDryRun, by }: Actor): readonly string[] {
  return [`${isDryRun ? 'Would be done' : 'Done'}: ${by} ${change.deed} (registry ${sequence}).`];
}
