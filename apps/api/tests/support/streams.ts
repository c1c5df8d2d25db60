import { request } from 'node:http';
import { readEventStream, type StreamMessage } from '@waybill/client/event-stream';
import type { Person } from './people.ts';

export type OpenStream = {
  readonly response: Response;
  /** Grows while the stream is open. */
  readonly messages: readonly StreamMessage[];
  isOpen: boolean;
  leave(): void;
};

export type StreamOptions = { readonly origin: string; readonly after?: number; readonly lastEventId?: string };

/** Listens as somebody at any node. */
export async function openStream(accessToken: string, options: StreamOptions): Promise<OpenStream> {
  const controller = new AbortController();
  const query = options.after === undefined ? '' : `?after=${options.after}`;
  const response = await fetch(`${options.origin}/api/realtime${query}`, {
    headers: {
      authorization: `Bearer ${accessToken}`,
      ...(options.lastEventId ? { 'last-event-id': options.lastEventId } : {}),
    },
    signal: controller.signal,
  });
  if (!response.body) throw new Error('No stream');
  const messages: StreamMessage[] = [];
  const stream = { response, messages, isOpen: true, leave: () => controller.abort() };
  const body = response.body;
  const read = async () => {
    for await (const message of readEventStream(body)) messages.push(message);
  };
  void read()
    .catch(() => undefined)
    .finally(() => {
      stream.isOpen = false;
    });
  return stream;
}

export type IgnoredStream = {
  /** Reads on from where it was left, until the line is cut or the number has come; fulfilled with all numbers that came. */
  read(lastNumber?: number): Promise<number[]>;
};

/** Opens a stream and leaves its bytes where they are. */
export function openAndIgnore(origin: string, person: Person): Promise<IgnoredStream> {
  return new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${person.session.accessToken}` };
    const sent = request(`${origin}/api/realtime`, { headers }, (response) => {
      response.pause();
      const read = (lastNumber?: number) =>
        new Promise<number[]>((finish) => {
          const numbers: number[] = [];
          let beginning = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            const lines = (beginning + chunk).split('\n');
            beginning = lines.pop() ?? '';
            for (const line of lines) if (line.startsWith('id: ')) numbers.push(Number(line.slice(4)));
            if (numbers.at(-1) === lastNumber) sent.destroy();
          });
          response.on('error', () => undefined).on('close', () => finish(numbers));
          response.resume();
        });
      resolve({ read });
    });
    sent.on('error', reject).end();
  });
}
