import { openTestStore } from '../../store/testing/open-test-store';
import { startTestApp } from '../../app/testing/test-app';

test.each(['/api/ApiLog', '/api/Report/status-reports', '/api/Audit'])(
  '%s up to the last day of all is refused by the name of its field',
  async (path) => {
    const app = await startTestApp(await openTestStore());
    const auditor = await app.signIn({ role: 'auditor', brandIds: '*' });

    const answer = await auditor('GET', path, { query: { to: '9999-12-31' } });

    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ errors: { field: string }[] }>().errors.map(({ field }) => field)).toEqual(['to']);
    await app.close();
  },
);
