import {
  correctReportNote,
  readReportNotes,
  withdrawReportNote,
  writeReportNote,
} from '@tallyhouse/shared/contracts/report-notes';
import { coveredBy } from '../../../figures/brands-as-one';
import type { Api } from '../../../platform/routes/api';
import type { AppContext } from '../../../platform/routes/app-context';
import { requireReport } from '../queries/read-reports';
import { reportRoute } from '../report-route';
import { correctNote, withdrawNote, writeNote } from './change-notes';
import { presentNotes, type NoteReader } from './present-notes';

/** Notes on reports of either family. */
export function reportNoteRoutes(api: Api, { store, clock }: AppContext): void {
  const answer = async (reportId: string, { brand, user }: NoteReader) =>
    presentNotes(store, await requireReport(store, coveredBy(brand), reportId), { brand, user });
  const actionOf = (reportId: string, { brand, user }: NoteReader) => ({
    ...{ reportId, brand, userId: user.id, now: clock() },
  });

  reportRoute(api, store, { endpoint: readReportNotes, of: ({ query }) => query }, ({ query, ...reader }) =>
    answer(query.reportId, reader),
  );

  reportRoute(api, store, { endpoint: writeReportNote, of: ofBody }, async ({ body, ...reader }) => {
    await writeNote(store, actionOf(body.reportId, reader), body);
    return answer(body.reportId, reader);
  });

  reportRoute(
    api,
    store,
    { endpoint: correctReportNote, of: ofBody },
    async ({ body, params, ...reader }) => {
      const { reportId, text } = body;
      await correctNote(store, actionOf(reportId, reader), { id: params.id, text });
      return answer(reportId, reader);
    },
  );

  reportRoute(
    api,
    store,
    { endpoint: withdrawReportNote, of: ofBody },
    async ({ body, params, ...reader }) => {
      await withdrawNote(store, actionOf(body.reportId, reader), params.id);
      return answer(body.reportId, reader);
    },
  );
}

const ofBody = ({ body: { reportId } }: { readonly body: { readonly reportId: string } }) => ({ reportId });
