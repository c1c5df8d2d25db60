import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';

export type Received = { body: string; headers: IncomingHttpHeaders };

/** The product’s webhook address, as the sandbox sees it. */
export async function openReceiver() {
  const received: Received[] = [];
  let answers: number[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ body, headers: request.headers });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    /** Sets the statuses of the next answers; 200 when used up. */
    answer: (...statuses: number[]) => {
      answers = statuses;
    },
    /** Waits until this many have come. */
    waitFor: async (count: number) => {
      await expect.poll(() => received.length, { interval: 20 }).toBeGreaterThanOrEqual(count);
      return received;
    },
  };
}

/** Waits long enough for anything that was going to be sent. */
export function quietMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 400));
}
