import { readFile } from 'node:fs/promises';
import { composePage } from './web-page';

test("the page of another server's API names its address and may call it", async () => {
  const html = await readFile('shell/index.html', 'utf8');
  const page = composePage(html, '{"format":1,"remotes":[]}', {
    apiBaseUrl: 'https://api.example/reporting',
    remoteOrigins: [],
  });

  expect(page.html).toContain('<meta name="tallyhouse-api" content="https://api.example/reporting" />');
  expect(page.contentSecurityPolicy).toContain("connect-src 'self' https://api.example;");
});
