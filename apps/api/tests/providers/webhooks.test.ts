import { once } from 'node:events';
import { createServer as createTcpServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpsSender } from '../../src/providers/webhooks/https-sender.ts';
import { standInServer } from '../support/stand-in-server.ts';

const nobody = new AbortController().signal;
const neverAsked = () => Promise.reject(new Error('Nobody asks for a name here'));

/** A sender for whom loopback is allowed, and names mean what the test says. */
const sender = (resolve: (host: string) => Promise<readonly string[]> = neverAsked, timeoutMs = 20_000) =>
  createHttpsSender({ resolve, mayReachLoopback: true, timeoutMs });

const message = (url: string, signal = nobody) => ({ url, headers: { 'webhook-id': 'whm_1' }, body: '{}', signal });

/** Whatever it does with a connection, it is gone with the test. */
async function tcpServer(treat: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createTcpServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    treat(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
}

describe('a receiver that is hostile', () => {
  it('and never answers is left when its time is up', async () => {
    const url = await tcpServer(() => undefined);
    const answer = await sender(neverAsked, 300).send(message(url));
    expect(answer).toMatchObject({ status: null, fault: 'timeout' });
  });

  it('and answers letter by letter is left when its time is up, too', async () => {
    const url = await tcpServer((socket) => {
      const timer = setInterval(() => socket.write('H'), 20);
      socket.on('close', () => clearInterval(timer));
    });
    expect((await sender(neverAsked, 300).send(message(url))).fault).not.toBeNull();
  });

  it('and says 200 and then drips for ever has said 200', async () => {
    const { origin } = await standInServer((_request, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect(await sender().send(message(origin))).toMatchObject({ status: 200, fault: null });
  });

  it('and answers with gigabytes is read to its beginning', async () => {
    let isCut = false;
    const { origin } = await standInServer((_request, response) => {
      response.writeHead(500);
      const more = () => {
        while (response.write('x'.repeat(65_536)));
      };
      response.on('drain', more);
      response.on('close', () => {
        isCut = true;
      });
      more();
    });
    const answer = await sender().send(message(origin));
    expect(answer).toMatchObject({ status: 500, fault: 'status', answer: 'x'.repeat(500) });
    await expect.poll(() => isCut).toBe(true);
  });

  it('and hangs up in the middle has not taken it', async () => {
    const url = await tcpServer((socket) => void socket.once('data', () => socket.destroy()));
    expect(await sender().send(message(url))).toMatchObject({ status: null, fault: 'connection' });
  });

  it('and sends headers without end has not taken it', async () => {
    const url = await tcpServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n');
      const timer = setInterval(() => socket.write(`x-more: ${'x'.repeat(4_000)}\r\n`), 1);
      socket.on('close', () => clearInterval(timer));
    });
    expect((await sender().send(message(url))).status).toBeNull();
  });

  it('and speaks no HTTP has not taken it', async () => {
    const url = await tcpServer((socket) => void socket.write('220 mail.example ESMTP\r\n'));
    expect(await sender().send(message(url))).toMatchObject({ status: null, fault: 'connection' });
  });

  it('and leads elsewhere is not followed', async () => {
    let isAsked = false;
    const { origin: inner } = await standInServer((_request, response) => {
      isAsked = true;
      response.end();
    });
    const { origin } = await standInServer((_request, response) => void response.writeHead(307, { location: inner }).end());
    expect(await sender().send(message(origin))).toMatchObject({ status: 307, fault: 'redirect' });
    expect(isAsked).toBe(false);
  });

  it('and answers control characters is quoted without them', async () => {
    const { origin } = await standInServer(
      (_request, response) => void response.writeHead(400).end('no\u0000\u001b[2J\u202eway'),
    );
    expect((await sender().send(message(origin))).answer).toBe('no [2J way');
  });

  it('and is left at once when the program ends', async () => {
    const url = await tcpServer(() => undefined);
    const ending = new AbortController();
    const sent = sender().send(message(url, ending.signal));
    ending.abort();
    expect((await sent).fault).not.toBeNull();
  });

  it('and asks for a pause in words or figures is understood', async () => {
    const asked = async (pause: string) => {
      const { origin } = await standInServer(
        (_request, response) => void response.writeHead(429, { 'retry-after': pause }).end(),
      );
      return (await sender().send(message(origin))).retryAfterSeconds;
    };
    expect(await asked('120')).toBe(120);
    expect(await asked(new Date(Date.now() + 90_000).toUTCString())).toBeGreaterThan(80);
    expect(await asked('Thu, 01 Jan 1970 00:00:00 GMT')).toBe(0);
    expect(await asked('soon')).toBeNull();
  });
});

describe('a name', () => {
  it('is asked once for a delivery, and the connection goes to the address that was judged', async () => {
    const hosts: (string | undefined)[] = [];
    const { port } = await standInServer((request, response) => {
      hosts.push(request.headers.host);
      response.writeHead(204).end();
    });
    const asked: string[] = [];
    const rebinding = async (host: string) => {
      asked.push(host);
      return [asked.length === 1 ? '127.0.0.1' : '10.0.0.1'];
    };
    const send = () => sender(rebinding).send(message(`http://shop.test:${port}/`));
    expect(await send()).toMatchObject({ status: 204, fault: null });
    expect([hosts, asked]).toEqual([[`shop.test:${port}`], ['shop.test']]);
    // It means something else by now, and is judged anew.
    expect(await send()).toMatchObject({ status: null, fault: 'address-forbidden' });
    expect(asked).toHaveLength(2);
  });

  it('that was public yesterday and leads into our network today is not followed there', async () => {
    let today = '8.8.8.8';
    const production = createHttpsSender({ resolve: async () => [today], mayReachLoopback: false });
    expect(await production.judge('https://shop.example/')).toBeNull();
    for (today of ['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fe80::1'])
      expect(await production.send(message('https://shop.example/')), today).toMatchObject({ fault: 'address-forbidden' });
  });

  it('with one public and one private address is refused as a whole', async () => {
    const production = createHttpsSender({ resolve: async () => ['8.8.8.8', '192.168.0.1'], mayReachLoopback: false });
    expect(await production.judge('https://shop.example/')).toBe('address-forbidden');
  });

  it('that nobody knows is no address, and a silent name server is given up', async () => {
    expect(await sender(async () => []).judge('https://shop.example/')).toBe('address-unknown');
    const silent = sender(() => new Promise(() => undefined), 200);
    expect(await silent.send(message('https://shop.example/'))).toMatchObject({ fault: 'timeout' });
  });

  it('of this machine is not asked in production', async () => {
    const production = createHttpsSender({ resolve: async () => [], mayReachLoopback: false });
    for (const url of ['https://localhost/', 'https://localhost.:443/', 'https://127.0.0.1/', 'https://[::]/', 'https://0177.1/'])
      expect(await production.judge(url), url).not.toBeNull();
  });
});

describe('an open line', () => {
  it('leads to this machine at most, also where that is allowed', async () => {
    const to = (address: string) => sender(async () => [address]).judge('http://shop.example/');
    expect(await to('8.8.8.8')).toBe('address-forbidden');
    expect(await to('127.0.0.1')).toBeNull();
  });

  it('is not what we speak: a certificate that nobody vouches for is refused', async () => {
    const url = (await tcpServer((socket) => void socket.end('not TLS'))).replace('http:', 'https:');
    const { fault, status } = await sender().send(message(url));
    expect(status).toBeNull();
    expect(['certificate', 'connection']).toContain(fault);
  });
});
