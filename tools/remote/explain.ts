import type { Registry, RegistryEntry } from '@tallyhouse/shared/contracts/registry';
import {
  resolve,
  type CanaryMiss,
  type VersionReason,
  type Viewer,
} from '@tallyhouse/shared/registry/resolve';
import { SentenceError } from '../sentence-error.mjs';

/** Why a user gets the version of a remote, in a sentence. Errors: `SentenceError` when there is no such remote. */
export function explain(registry: Registry, name: string, viewer: Viewer): string {
  const { removed } = entryOf(registry.remotes, name);
  const who = `${viewer.userId}, ${viewer.brand === null ? 'without a brand' : `for ${viewer.brand}`},`;
  if (removed !== undefined)
    return `${who} does not get ${name}: ${removed.by} took it out on ${removed.at}. ${removed.reason}`;
  const resolved = resolve(registry, viewer).get(name);
  if (resolved === undefined) throw new SentenceError(`${name} has no version that can be given out.`);
  return `${who} gets ${name} ${resolved.version}: ${reasonText(resolved.reason)}`;
}

function reasonText(reason: VersionReason): string {
  if (reason.kind === 'pin') return `${reason.brand} is pinned to it.`;
  if (reason.kind === 'canary')
    return `the trial ${reason.cohort} reaches ${reason.percent} % of the users, and this one stands at ${reason.share} %.`;
  return `it is the stable version${reason.canary === null ? '' : `; ${missText(reason.canary)}`}.`;
}

function missText(miss: CanaryMiss): string {
  if (miss.kind === 'share')
    return `the trial ${miss.cohort} reaches ${miss.percent} % of the users, and this one stands at ${miss.share} %`;
  return `the trial ${miss.cohort} is for other ${miss.kind === 'brand' ? 'brands' : 'roles'}`;
}

/** Errors: `SentenceError` that names those there are. */
export function entryOf(entries: readonly RegistryEntry[], name: string): RegistryEntry {
  const entry = entries.find((candidate) => candidate.name === name);
  if (entry !== undefined) return entry;
  const known = entries.map((candidate) => candidate.name).join(', ');
  throw new SentenceError(`There is no remote ${name} here: choose one of ${known === '' ? 'none' : known}.`);
}

/** What is published and who gets what, a line each. */
export function listLines(registry: Registry): readonly string[] {
  const head = `Registry ${registry.sequence} of ${registry.signedAt} by ${registry.change.by}: ${registry.change.deed}. Good until ${registry.expiresAt}.`;
  return [head, ...registry.remotes.flatMap(entryLines)];
}

function entryLines({ name, owner, stable, pins, canary, removed, releases }: RegistryEntry): string[] {
  const lines = [`${name} ${stable} (${owner})`];
  if (removed !== undefined) lines.push(`  taken out on ${removed.at} by ${removed.by}: ${removed.reason}`);
  for (const { brand, version } of pins) lines.push(`  ${brand} is pinned to ${version}`);
  if (canary !== undefined) {
    const { version, cohort, percent, brands, roles } = canary;
    const whom = [...(brands ?? []), ...(roles ?? [])].join(', ');
    lines.push(`  trial ${cohort}: ${version} for ${percent} %${whom === '' ? '' : ` of ${whom}`}`);
  }
  lines.push(`  released: ${releases.map(({ version }) => version).join(', ')}`);
  return lines;
}
