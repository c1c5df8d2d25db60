import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

const readStored = `new Promise((resolve) => {
  const opening = indexedDB.open('waybill.kept');
  opening.onupgradeneeded = () => opening.transaction.abort();
  opening.onerror = () => resolve([]);
  opening.onsuccess = () => {
    const reading = opening.result.transaction('entries').objectStore('entries').getAll();
    reading.onsuccess = () => { opening.result.close(); resolve(reading.result); };
  };
})`;

type StoredAnswer = { readonly kind: string; readonly text: string };

/** The answers of the API that this browser has stored. */
export async function storedAnswers(page: Page): Promise<readonly StoredAnswer[]> {
  return page.evaluate(readStored);
}

/** The app itself is here for a start without network. */
export async function expectInstalled(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
}

export async function expectStored(page: Page, kinds: readonly string[]): Promise<void> {
  const missing = async () => {
    const there = new Set((await storedAnswers(page)).map(({ kind }) => kind));
    return kinds.filter((kind) => !there.has(kind));
  };
  await expect.poll(missing, { timeout: 30_000, message: 'kinds that are not stored yet' }).toEqual([]);
}

export type Front = { readonly origin: string; readonly release: (version: string) => void; readonly close: () => void };

/** The product behind a front that can bring out a new version of it: the same app under another name. */
export async function openFront(behind: string): Promise<Front> {
  let released: string | undefined;
  const server = createServer((asked, answer) => {
    const target = new URL(asked.url ?? '/', behind);
    const headers = { ...asked.headers, host: target.host, 'accept-encoding': 'identity' };
    const passed = request(target, { method: asked.method, headers }, (given) => {
      const isVersioned =
        released && /html|javascript/.test(given.headers['content-type'] ?? '') && !/assets/.test(target.pathname);
      if (!isVersioned) {
        answer.writeHead(given.statusCode ?? 502, given.headers);
        given.pipe(answer);
        return;
      }
      const { 'content-length': _, ...others } = given.headers;
      answer.writeHead(given.statusCode ?? 502, others);
      const chunks: Buffer[] = [];
      given.on('data', (chunk: Buffer) => chunks.push(chunk));
      given.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const version = /(name="version" content=|"version":)"(\w+)"/.exec(text)?.[2] ?? '';
        answer.end(version ? text.replaceAll(`"${version}"`, `"${released}"`) : text);
      });
    });
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    release: (version) => {
      released = version;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
