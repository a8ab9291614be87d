import { emptyMain, requireHeaderOnly, type MainData } from './main-state';
import type { Session } from './session';
import { saveMain } from './stored-main';

export function saveFilters(session: Session, filters: unknown): void {
  saveMain(session, { filters });
}

export function saveTotalReportState(session: Session, totalReportState: unknown): void {
  saveMain(session, { totalReportState });
}

export function saveBranchState(session: Session, branchState: unknown): void {
  saveMain(session, { branchState });
}

export function saveFilterState(session: Session, filterState: unknown): void {
  saveMain(session, { filterState });
}

export function saveQuery(session: Session, query: unknown): void {
  saveMain(session, { query });
}

/** Errors: `RangeError` when `data` holds anything but the header of a result. */
export function saveData(session: Session, data: MainData | null): void {
  saveMain(session, { data: requireHeaderOnly(data) });
}

/** Sets every field to null. */
export function resetMain(session: Session): void {
  saveMain(session, emptyMain);
}
