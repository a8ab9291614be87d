import { randomUUID } from 'node:crypto';
import type { ActiveBrand } from '../../platform/auth/current-user';
import { arrows } from '../../domain/confirmation/transition';
import { periodName } from '../../domain/periods/period-name';
import type { Queryable } from '../../store/store';
import { familyOf } from './families/families';
import { findLastReport, type LastReport } from './queries/find-last-report';
import { newestVersion } from './queries/newest-version';
import type { StoredContent } from './queries/read-content';
import { findType } from './report-family';

/** The version of a report that a content becomes when it is kept. */
export interface NextVersion {
  readonly id: string;
  readonly version: number;
  /** Where nobody gives another. */
  readonly title: string;
  readonly replaces: string | null;
  /** The draft that takes the figures under its own number; undefined where the version is a new one. */
  readonly draft: LastReport | undefined;
}

/** Which version keeping `content` now would fill or make. */
export async function nextVersionOf(
  store: Queryable,
  content: StoredContent,
  brand: ActiveBrand,
): Promise<NextVersion> {
  const last = await findLastReport(store, content);
  // Drafts that were returned, withdrawn, corrected or overtaken take new figures under their own number.
  if (last !== undefined && arrows.simulate.from.includes(last.state)) {
    const { id, version, title, replaces } = last;
    return { id, version, title, replaces, draft: last };
  }
  return {
    id: await newReportId(store, content),
    version: (await newestVersion(store, content)) + 1,
    title: usualTitle(brand, content),
    replaces: last?.id ?? null,
    draft: undefined,
  };
}

/** Named after its first figures, so that it can be told before it is kept; otherwise once that one was deleted. */
async function newReportId(store: Queryable, content: StoredContent): Promise<string> {
  const id = content.id.replace(/^cnt_/, 'rep_');
  const taken = await store.query('select 1 as found from report where id = $1', [id]);
  return taken.length === 0 ? id : `rep_${randomUUID()}`;
}

function usualTitle(brand: ActiveBrand, { family, definition }: StoredContent): string {
  const title = findType(familyOf(family), brand, definition.type)?.title.en ?? definition.type;
  return `${title}, ${periodName(definition.period)}`;
}
