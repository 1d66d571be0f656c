import { readFile } from 'node:fs/promises';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

// Serves the built page, as any host of static files would.

export const root = process.env['SHINPAN_PAGE'] ?? fileURLToPath(new URL('../../dist/', import.meta.url));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  readonly url: string;
  close(): Promise<void>;
}

// As `shinpan serve` would answer, which has the page built in: for what is no file of the page.
function passOn(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { url = '/', method = 'GET', headers } = request;
  const onward = ask({ host: '127.0.0.1', port, path: url, method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.destroy());
  request.pipe(onward);
}

// `program`: the port of a running `shinpan serve`; a host of static files has none.
export async function serve(program?: number): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (program !== undefined && /^\/(v1\/|contacts\.json$)/.test(pathname)) {
      passOn(program, request, response);
      return;
    }
    const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
    readFile(join(root, normalize(file))).then(
      (content) => {
        response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
        response.end(content);
      },
      () => {
        response.writeHead(404);
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
