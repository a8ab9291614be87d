import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The folder in which jobs leave their files, one a job. */
export interface JobFiles {
  /** Where the finished file of the job `id` lies. */
  pathOf(id: string): string;
  /** Where `runner` makes it, in a folder that is there from now on; two runners never share a path. */
  draftPath(id: string, runner: string): Promise<string>;
  /** Makes the runner's draft the file of the job, in one step. */
  finish(id: string, runner: string): Promise<void>;
  /** Removes the runner's draft, if there is one. */
  removeDraft(id: string, runner: string): Promise<void>;
  /** Removes all that the job left, drafts of killed processes too. */
  removeAll(id: string): Promise<void>;
}

/** Files below `dataDir`. Several processes over one store need one such folder between them. */
export function createJobFiles(dataDir: string): JobFiles {
  const folder = join(dataDir, 'job-files');
  // Ids are made by the server: `job_` and a UUID.
  const pathOf = (id: string) => join(folder, id);
  const draft = (id: string, runner: string) => join(folder, `${id}.${runner}.part`);
  return {
    pathOf,
    async draftPath(id, runner) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return draft(id, runner);
    },
    finish: (id, runner) => rename(draft(id, runner), pathOf(id)),
    removeDraft: (id, runner) => rm(draft(id, runner), { force: true }),
    async removeAll(id) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((each) => each.startsWith(id)))
        await rm(join(folder, name), { force: true });
    },
  };
}
