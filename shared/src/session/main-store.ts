import type { MainStore } from '../contracts/remote';
import { requireHeaderOnly, type MainData } from './main-state';
import type { Session } from './session';
import { saveMain } from './stored-main';

/** The stored `main` as remotes get it: they never see the session itself. */
export function mainStoreOf(session: Session): MainStore {
  return {
    read: () => session.main.getState(),
    save({ data, ...fields }) {
      const header = data === undefined ? {} : { data: requireHeaderOnly(data as MainData | null) };
      saveMain(session, { ...fields, ...header });
    },
  };
}
