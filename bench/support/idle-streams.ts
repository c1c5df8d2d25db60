import { Agent, type ClientRequest, request } from 'node:http';

export type OpenStreams = {
  /** The number of events over all streams together. */
  readonly events: () => number;
  close(): void;
};

export type StreamAddress = { readonly url: string; readonly headers: Record<string, string> };

const openingAtOnce = 50;

/**
 * Opens a stream at each address and counts its events, doing as little as possible: the machine is shared with the servers measured.
 * `onText` is given what comes, as it comes.
 */
export async function openStreams(addresses: readonly StreamAddress[], onText?: (text: string) => void): Promise<OpenStreams> {
  const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const requests: ClientRequest[] = [];
  let events = 0;
  let isClosed = false;
  const waiting = [...addresses];

  const open = ({ url, headers }: StreamAddress) =>
    new Promise<void>((resolve, reject) => {
      const sent = request(url, { agent, headers }, (response) => {
        let end = '';
        response.setEncoding('latin1').on('data', (chunk: string) => {
          resolve();
          const text = end + chunk;
          onText?.(chunk);
          events += text.split('\ndata:').length - 1;
          end = text.slice(-'\ndata'.length);
        });
        response.on('error', () => undefined).on('close', () => isClosed || console.error(`  A stream was closed: ${url}`));
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      });
      sent.on('error', (error) => isClosed || reject(error)).end();
      requests.push(sent);
    });
  await Promise.all(
    Array.from({ length: openingAtOnce }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await open(next);
    }),
  );
  return {
    events: () => events,
    close() {
      isClosed = true;
      for (const one of requests) one.destroy();
      agent.destroy();
    },
  };
}
