import { setupServer } from 'msw/node';
import { refresh } from '../contracts/auth';
import { listBrands } from '../contracts/brands';
import { downloadReportExcel, spreadsheetType } from '../contracts/online-reports';
import { readFreshness } from '../contracts/dashboard';
import { createSession } from '../session/session';
import { signIn } from '../session/sign-in';
import { answerCall, problemResponse } from '../testing/contract-handlers';
import { authAnswer } from '../testing/fake-api';
import { fakeBrowser } from '../testing/fake-environment';
import { createHttpClient } from './http-client';

const network = setupServer();
beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));
afterEach(() => network.resetHandlers());
afterAll(() => network.close());

/** A signed-in tab of a page at this test's own origin, over the browser's XMLHttpRequest. */
function signedInTab() {
  const { environment, visited } = fakeBrowser();
  const session = createSession({ ...environment, origin: () => location.origin });
  signIn(session, authAnswer(1));
  return { http: createHttpClient({ session, baseUrl: location.origin }), visited };
}

test('an answer over the wire arrives parsed by its contract', async () => {
  network.use(answerCall(readFreshness, () => ({ items: [], now: '2026-11-20T08:00:00Z' })));

  await expect(signedInTab().http.call(readFreshness)).resolves.toEqual({
    items: [],
    now: '2026-11-20T08:00:00Z',
  });
});

test('a 401 over the wire is renewed once and the call repeated', async () => {
  const tokens: (string | null)[] = [];
  network.use(
    answerCall(listBrands, (request) => {
      tokens.push(request.headers.get('Authorization'));
      return tokens.length === 1 ? problemResponse(401, 'TOKEN_EXPIRED', 'Signed out') : { items: [] };
    }),
    answerCall(refresh, () => authAnswer(2)),
  );

  await expect(signedInTab().http.call(listBrands)).resolves.toEqual({ items: [] });
  expect(tokens).toHaveLength(2);
  expect(tokens[0]).not.toBe(tokens[1]);
});

test('a refused download is a problem in words although its body was asked for as bytes', async () => {
  network.use(
    answerCall(downloadReportExcel, () =>
      problemResponse(413, 'TOO_MANY_ROWS', 'Too many rows for one workbook'),
    ),
  );

  const download = signedInTab().http.download(downloadReportExcel, { body: { simulationId: 'sim_1' } });
  await expect(download).rejects.toMatchObject({
    name: 'ApiError',
    problem: { code: 'TOO_MANY_ROWS', title: 'Too many rows for one workbook' },
  });
});

test('a downloaded file keeps its bytes and its name', async () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, place) => place % 256);
  const headers = {
    'Content-Type': spreadsheetType,
    'Content-Disposition': 'attachment; filename="report.xlsx"',
  };
  network.use(answerCall(downloadReportExcel, () => new Response(bytes, { headers })));

  const file = await signedInTab().http.download(downloadReportExcel, { body: { simulationId: 'sim_1' } });
  expect(new Uint8Array(file.bytes)).toEqual(bytes);
  expect(file).toMatchObject({ fileName: 'report.xlsx', contentType: spreadsheetType });
});
