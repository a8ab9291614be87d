import type { RegisteredRemote, RemoteManifest } from '@tallyhouse/shared/contracts/registry';
import { remoteContract } from '@tallyhouse/shared/contracts/remote';
import { sessionCalls } from '@tallyhouse/shared/registry/session-calls';
import { ownPaths } from '../web-build/own-paths.mjs';

/** What is wrong, and how to mend it; a sentence each. */
export interface Fault {
  readonly what: string;
  readonly mend: string;
}

const config = 'remote.config.mjs';

/** What a manifest of the right shape says that cannot be. */
export function manifestFaults(manifest: RemoteManifest): readonly Fault[] {
  return [
    ...identityFaults(manifest),
    ...callFaults(manifest),
    ...pathFaults(manifest),
    ...fileNameFaults(manifest),
  ];
}

function callFaults({ calls }: RemoteManifest): Fault[] {
  return calls
    .filter((call) => sessionCalls.has(call))
    .map((call) => ({
      what: `${call} is about the session, which is the page's own: a page refuses the whole remote.`,
      mend: 'Take it out of calls.json; ask the host for what is needed (useRemoteHost).',
    }));
}

function identityFaults({ name, version, owner, contract, container }: RemoteManifest): Fault[] {
  const faults: Fault[] = [];
  if (!/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/.test(version))
    faults.push({ what: `${version} is no version.`, mend: 'Write one like 2.3.1 into package.json.' });
  if (owner.trim() === '')
    faults.push({ what: `${name} has no owner.`, mend: `Name the team to turn to as owner in ${config}.` });
  if (contract !== remoteContract)
    faults.push({
      what: `${name} was built for contract ${contract}; the shell speaks ${remoteContract}.`,
      mend: `Move it to contract ${remoteContract}, then set contract in ${config}.`,
    });
  if (!container.includes(version.replaceAll(/[^A-Za-z0-9]/g, '_')))
    faults.push({
      what: `The container ${container} does not carry the version, so two versions on a page would mix.`,
      mend: 'Build it with remote build, which names the container.',
    });
  return faults;
}

function pathFaults({ name, paths, navigation, periodBarAt = [], preload }: RemoteManifest): Fault[] {
  const faults: Fault[] = [];
  if (paths.length === 0)
    faults.push({ what: `${name} has no path.`, mend: `List those of its screens as paths in ${config}.` });
  for (const path of paths) {
    if (!/^\/[a-z0-9-]+$/.test(path))
      faults.push({ what: `${path} is no path of a screen.`, mend: `Write one like /online in ${config}.` });
    if (ownPaths.includes(path))
      faults.push({ what: `${path} belongs to the shell.`, mend: `Choose another path in ${config}.` });
    if (preload[path] === undefined)
      faults.push({
        what: `Nothing says which files ${path} needs.`,
        mend: `Load its screen by import(/* webpackChunkName: "${path.slice(1)}" */ …) and build again.`,
      });
  }
  for (const path of paths.filter((other, index) => paths.indexOf(other) !== index))
    faults.push({ what: `${path} stands in paths twice.`, mend: `Take one out of ${config}.` });
  for (const entry of navigation.filter(({ path }) => !paths.includes(path)))
    faults.push({
      what: `The menu entry ${entry.title.en} leads to ${entry.path}, which is none of its paths.`,
      mend: `Add the path to paths in ${config}, or correct the entry.`,
    });
  for (const path of periodBarAt.filter((other) => !paths.includes(other)))
    faults.push({
      what: `Room for a period bar is asked for at ${path}, which is none of its paths.`,
      mend: `Correct periodBarAt in ${config}.`,
    });
  return faults;
}

function fileNameFaults({ entry, files, preload }: RemoteManifest): Fault[] {
  const again = 'Build it with remote build, which writes the manifest.';
  const faults: Fault[] = [];
  if (files[entry] === undefined) faults.push({ what: `The entry ${entry} has no hash.`, mend: again });
  for (const file of new Set(Object.values(preload).flat()))
    if (files[file] === undefined)
      faults.push({ what: `${file} is fetched ahead but has no hash.`, mend: again });
  for (const file of Object.keys(files))
    if (!/^[\w.-]+(\/[\w.-]+)*$/.test(file) || file.split('/').some((part) => /^\.+$/.test(part)))
      faults.push({ what: `${file} is not a file within the remote's folder.`, mend: again });
  return faults;
}

/** Paths that another remote of the registry has already. */
export function claimedPaths(
  manifest: RemoteManifest,
  others: readonly RegisteredRemote[],
): readonly Fault[] {
  return others
    .filter(({ name }) => name !== manifest.name)
    .flatMap((other) =>
      manifest.paths
        .filter((path) => other.paths.includes(path))
        .map((path) => ({
          what: `${path} belongs to ${other.name} of ${other.owner}.`,
          mend: `Choose another path in ${config}, or agree with ${other.owner}.`,
        })),
    );
}
