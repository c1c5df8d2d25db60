import { createServer, type ServerResponse } from 'node:http';

/** The least a server can do to pass a message on: it writes what was posted to the lines of those it is for, and keeps nothing. */
const lines = new Map<string, ServerResponse[]>();
let number = 0;

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bare');
  if (pathname === '/stream') {
    const who = searchParams.get('who') ?? '';
    response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store' });
    response.write(`id: ${number}\n:\n\n`);
    lines.set(who, [...(lines.get(who) ?? []), response]);
    response.on('close', () => lines.set(who, lines.get(who)?.filter((line) => line !== response) ?? []));
    return;
  }
  if (request.method !== 'POST') {
    response.end('ready');
    return;
  }
  let body = '';
  request.setEncoding('utf8').on('data', (chunk: string) => {
    body += chunk;
  });
  request.on('end', () => {
    number += 1;
    const frame = `id: ${number}\ndata: ${body}\n\n`;
    for (const who of searchParams.getAll('to')) for (const line of lines.get(who) ?? []) line.write(frame);
    response.writeHead(201, { 'content-type': 'application/json' }).end(body);
  });
});

server.listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
