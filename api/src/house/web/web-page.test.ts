import { readFile } from 'node:fs/promises';
import { composePage } from './web-page';

test("the page of another server's API names its address and may call it", async () => {
  const html = await readFile('shell/index.html', 'utf8');
  const page = composePage(html, '{"format":2}', {
    apiBaseUrl: 'https://api.example/reporting',
    remoteOrigins: [],
    remoteOverrideOrigins: [],
  });

  expect(page.html).toContain('<meta name="tallyhouse-api" content="https://api.example/reporting" />');
  expect(page.contentSecurityPolicy).toContain("connect-src 'self' https://api.example;");
});

test('the page knows from where else files of remotes may come', async () => {
  const html = await readFile('shell/index.html', 'utf8');
  const page = composePage(html, '{"format":1,"remotes":[]}', {
    apiBaseUrl: undefined,
    remoteOrigins: ['https://one.example', 'https://two.example'],
    remoteOverrideOrigins: [],
  });

  expect(page.html).toContain(
    '<meta name="tallyhouse-remotes" content="https://one.example https://two.example" />',
  );
});

test('a registry that is cut off comes into the page as it is, for the shell to judge', async () => {
  const html = await readFile('shell/index.html', 'utf8');
  const places = { apiBaseUrl: undefined, remoteOrigins: [], remoteOverrideOrigins: [] };

  expect(composePage(html, '{"format":2,"payl', places).html).toContain('>{"format":2,"payl</script>');
  expect(composePage(html, null, places).html).not.toContain('tallyhouse-registry"');
});

test('a page lets remotes come from developers where the deployment says so, scripts and manifests alone', async () => {
  const html = await readFile('shell/index.html', 'utf8');
  const places = { apiBaseUrl: undefined, remoteOrigins: [], remoteOverrideOrigins: [] };
  const origin = 'http://127.0.0.1:4305';
  const page = composePage(html, null, { ...places, remoteOverrideOrigins: [origin] });

  expect(page.html).toContain(`<meta name="tallyhouse-overrides" content="${origin}" />`);
  const naming = page.contentSecurityPolicy.split('; ').filter((rule) => rule.includes(origin));
  expect(naming.map((rule) => rule.split(' ')[0])).toEqual(['script-src', 'connect-src']);
  expect(composePage(html, null, places).contentSecurityPolicy).not.toContain('127.0.0.1');
});
