import { emptyMain, type MainState } from './main-state';
import type { Session } from './session';

export function saveFilters(session: Session, filters: unknown): void {
  save(session, { filters });
}

export function saveTotalReportState(session: Session, totalReportState: unknown): void {
  save(session, { totalReportState });
}

export function saveBranchState(session: Session, branchState: unknown): void {
  save(session, { branchState });
}

export function saveFilterState(session: Session, filterState: unknown): void {
  save(session, { filterState });
}

export function saveQuery(session: Session, query: unknown): void {
  save(session, { query });
}

export function saveData(session: Session, data: unknown): void {
  save(session, { data });
}

/** Sets every field to null. */
export function resetMain(session: Session): void {
  save(session, emptyMain);
}

function save(session: Session, fields: Partial<MainState>): void {
  session.main.setState(fields);
  session.stored.main.write({ ...session.main.getState() });
}
