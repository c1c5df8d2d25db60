import { connect, type Socket } from 'node:net';

export type RawRequest = {
  readonly socket: Socket;
  /** The answer so far. */
  readonly received: () => string;
  /** Everything that was answered, once the other side has hung up. */
  readonly ended: Promise<string>;
  isOver(): boolean;
};

/** A request as it is written on the line, so that it can be left unfinished. */
export function sendRaw(origin: string, text: string | Buffer): RawRequest {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let received = '';
  let isOver = false;
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => {
    socket.on('close', () => {
      isOver = true;
      resolve(received);
    });
  });
  socket.write(text);
  return { socket, received: () => received, ended, isOver: () => isOver };
}

type Form = {
  readonly path: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly fileBytes: number;
  readonly sent: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

/** The beginning of a form with a file: all of its fields, and as much of the file as is given. */
export function beginningOfForm({ path, fields, fileBytes, sent, headers = {} }: Form): Buffer {
  const boundary = 'a-boundary';
  const parts = Object.entries(fields)
    .map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
    .join('');
  const opening = `${parts}--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const closing = `\r\n--${boundary}--\r\n`;
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: localhost',
    `content-type: multipart/form-data; boundary=${boundary}`,
    `content-length: ${opening.length + fileBytes + closing.length}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    '',
  ].join('\r\n');
  return Buffer.concat([Buffer.from(head + opening, 'latin1'), sent]);
}
