import { type ClientRequest, type IncomingMessage, request as requestByHttp } from 'node:http';
import { request as requestByHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { AttemptFault } from '@waybill/contract/webhooks/delivery-view';
import { webhookLimits } from '@waybill/contract/webhooks/limits';
import type { WebhookAnswer, WebhookRequest, WebhookSenderPort } from './port.ts';
import { isLoopbackAddress, isPublicAddress } from './public-address.ts';
import type { ResolveHost } from './resolve-host.ts';

/** Read of an answer; whatever comes after is not waited for. */
const mostBytes = 4_096;
const shownCharacters = 500;
/** The status is the answer: its body is a courtesy that may not hold anybody up. */
const bodyMs = 2_000;

type Settings = {
  readonly resolve: ResolveHost;
  /** For a developer’s own machine and for tests: deliveries may also go to this machine, and without TLS. Never in production. */
  readonly mayReachLoopback: boolean;
  readonly timeoutMs?: number;
};

type Target = { readonly url: URL; readonly addresses: readonly string[] };
type Refusal = 'address-unknown' | 'address-forbidden';

/**
 * Posts to the very addresses that were judged: a name is resolved once for each request, and the connection goes to what was found then.
 * Nothing is followed, nothing is shared between requests.
 */
export function createHttpsSender({ resolve, mayReachLoopback, timeoutMs }: Settings): WebhookSenderPort {
  const isAllowed = (address: string) => isPublicAddress(address) || (mayReachLoopback && isLoopbackAddress(address));

  async function judged(text: string): Promise<Target | Refusal> {
    if (!URL.canParse(text)) return 'address-unknown';
    const url = new URL(text);
    if (!isPlain(url)) return 'address-forbidden';
    const addresses = await addressesOf(url.hostname);
    if (addresses.length === 0) return 'address-unknown';
    // All of them: a name with one foot inside our network is no name of a shop.
    if (!addresses.every(isAllowed)) return 'address-forbidden';
    const isOpenLine = url.protocol === 'http:';
    return isOpenLine && !addresses.every(isLoopbackAddress) ? 'address-forbidden' : { url, addresses };
  }

  async function addressesOf(hostname: string): Promise<readonly string[]> {
    const host = hostname.replace(/^\[|\]$/g, '');
    if (isIP(host)) return [host];
    return mayReachLoopback && host === 'localhost' ? ['127.0.0.1'] : resolve(host);
  }

  return {
    async judge(text) {
      const target = await judged(text);
      return typeof target === 'string' ? target : null;
    },
    async send(request) {
      const begun = performance.now();
      const timeout = AbortSignal.timeout(timeoutMs ?? webhookLimits.timeoutSeconds * 1_000);
      const outcome = await Promise.race([
        judged(request.url).then((target) =>
          typeof target === 'string'
            ? failedBy(target)
            : post(target, { ...request, signal: AbortSignal.any([request.signal, timeout]) }),
        ),
        // A name server that is silent counts, too.
        whenAborted(timeout).then(() => failedBy('timeout')),
      ]);
      return { ...outcome, ms: Math.round(performance.now() - begun) };
    },
  };
}

/** The web’s own port, or one that is not kept for the services of a machine; nobody’s password in it. */
function isPlain({ protocol, port, username, password }: URL): boolean {
  const number = Number(port);
  const isWebPort = port === '' || number === 443 || number >= 1_024;
  return (protocol === 'https:' || protocol === 'http:') && isWebPort && username === '' && password === '';
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}

type Outcome = Omit<WebhookAnswer, 'ms'>;

const failedBy = (fault: AttemptFault): Outcome => ({ status: null, fault, answer: '', retryAfterSeconds: null });

function post({ url, addresses }: Target, { headers, body, signal }: WebhookRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const ask = url.protocol === 'https:' ? requestByHttps : requestByHttp;
    let request: ClientRequest;
    try {
      request = ask(url, {
        method: 'POST',
        agent: false,
        lookup: pinned(addresses),
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body), connection: 'close' },
      });
    } catch {
      resolve(failedBy('connection'));
      return;
    }
    request.on('error', (error) => resolve(failedBy(faultOf(error, signal))));
    request.on('response', (response) => {
      void beginningOf(response).then((answer) => {
        resolve(outcomeOf(response, answer));
        request.destroy();
      });
    });
    request.end(body);
  });
}

/** Answers what was judged, whatever the name means by now. */
function pinned(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, callback) => {
    const [first] = found;
    if (options.all) callback(null, found);
    else callback(null, first?.address ?? '', first?.family ?? 0);
  };
}

/** As much of the body as comes soon; it is no failure where the rest never does. */
function beginningOf(response: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    const done = () => {
      clearTimeout(timer);
      resolve(readable(Buffer.concat(chunks)));
    };
    const timer = setTimeout(done, bodyMs);
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      bytes += chunk.length;
      if (bytes >= mostBytes) done();
    });
    for (const end of ['end', 'close', 'error', 'aborted']) response.on(end, done);
  });
}

function readable(bytes: Buffer): string {
  return bytes
    .toString('utf8')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\ufffd]+/gu, ' ')
    .trim()
    .slice(0, shownCharacters);
}

function outcomeOf({ statusCode = 0, headers }: IncomingMessage, answer: string): Outcome {
  const retryAfterSeconds = secondsOf(headers['retry-after']);
  const isTaken = statusCode >= 200 && statusCode < 300;
  const isRedirect = statusCode >= 300 && statusCode < 400;
  const fault = isTaken ? null : isRedirect ? 'redirect' : 'status';
  return { status: statusCode, fault, answer, retryAfterSeconds };
}

/** Seconds, or a date. */
function secondsOf(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null;
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - Date.now()) / 1_000));
}

function faultOf(error: Error, signal: AbortSignal): AttemptFault {
  if (signal.aborted) return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(code) ? 'certificate' : 'connection';
}
