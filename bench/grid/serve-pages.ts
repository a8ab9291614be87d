import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Serves `/NAME` with the bundle of that name; gives the address and what ends it. */
export async function servePages(folder: string) {
  const server = createServer((request, response) => {
    const name = (request.url ?? '/').slice(1);
    if (!/^[a-z-]+(\.js)?$/.test(name)) response.writeHead(404).end();
    else if (name.endsWith('.js')) {
      readFile(join(folder, name)).then(
        (text) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(text),
        () => response.writeHead(404).end(),
      );
    } else {
      const page = `<!doctype html><html lang="en"><title>${name}</title><body><div id="root"></div><script src="/${name}.js"></script>`;
      response.writeHead(200, { 'content-type': 'text/html' }).end(page);
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
