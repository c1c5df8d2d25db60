import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Asked = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

export type Turn = (response: ServerResponse) => void;

/** A server on this machine that answers one turn after the other, and the last one for ever; gone with the test. */
export async function flakyServer(...turns: readonly Turn[]) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('error', () => undefined);
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      asked.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
      turns[Math.min(asked.length, turns.length) - 1]?.(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, asked };
}

export const answers =
  (body: unknown, status = 200, headers: Record<string, string> = {}): Turn =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

export const refuses =
  (status: number, code: string, headers: Record<string, string> = {}, errors: readonly unknown[] = []): Turn =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/problem+json', ...headers })
      .end(JSON.stringify({ type: code, title: code, status, detail: 'No.', code, errors, requestId: 'req_1' }));

export const hangsUp: Turn = (response) => void response.destroy();

export const breaksOff: Turn = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
  response.write('{"items":', () => response.destroy());
};

export const isSilent: Turn = () => undefined;
