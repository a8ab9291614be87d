import { coveredBy } from '../../figures/brands-as-one';
import { fileReport, readFilingReceipt, readFrozenPayload } from '@tallyhouse/shared/contracts/filing-calls';
import type { PayloadFormat } from '@tallyhouse/shared/contracts/payload-format';
import type { AppContext } from '../../platform/routes/app-context';
import { refuse } from '../../domain/confirmation/refusal';
import type { Api } from '../../platform/routes/api';
import { reportRoute } from '../../reporting/reports/report-route';
import { NotFound } from '../../platform/http/problems';
import { requireContent, requireShownContent } from '../../reporting/reports/find-content';
import { fileByHand } from './file-by-hand';
import { presentOne } from './present-item';
import { readReceiptFile } from './queries/filing-receipt';
import { requireReport } from '../../reporting/reports/queries/read-reports';
import { readPayload, readSubmission } from '../../reporting/payloads/queries/submission-row';
import { problemOf } from '../../platform/http/refusal-problem';

const endings: Readonly<Record<PayloadFormat, string>> = { JSON: 'json', XML: 'xml', CSV: 'csv' };

const idOf = ({ params }: { readonly params: { readonly id: string } }) => ({ reportId: params.id });

/** Reports that are filed at a portal by hand: what to take there, and what came back. */
export function filingRoutes(api: Api, { store, clock }: AppContext): void {
  reportRoute(api, store, { endpoint: fileReport, of: idOf }, async ({ params, body, brand, user }) => {
    const deed = { reportId: params.id, brand, userId: user.id, now: clock() };
    await fileByHand(store, deed, body);
    return presentOne(store, { ...deed, user });
  });

  reportRoute(api, store, { endpoint: readFrozenPayload, of: idOf }, async ({ params, brand }) => {
    const report = await requireReport(store, coveredBy(brand), params.id);
    requireShownContent(await requireContent(store, report));
    const submission = await readSubmission(store, report.id);
    if (submission?.confirmedAt === undefined || submission.confirmedAt === null) {
      throw problemOf(refuse('WRONG_STATE', 'Nobody has confirmed it yet.'));
    }
    const { payload } = await readPayload(store, submission.id);
    const name = `${report.type}-${report.period.from}-v${report.version}`;
    return { fileName: `${name}.${endings[submission.format]}`, content: Buffer.from(payload, 'utf8') };
  });

  reportRoute(api, store, { endpoint: readFilingReceipt, of: idOf }, async ({ params, brand }) => {
    const report = await requireReport(store, coveredBy(brand), params.id);
    requireShownContent(await requireContent(store, report));
    const receipt = await readReceiptFile(store, report.id);
    if (receipt === undefined) throw new NotFound('receipt');
    return { fileName: receipt.name, content: receipt.content };
  });
}
