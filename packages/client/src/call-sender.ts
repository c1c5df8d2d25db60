import type { Call } from '@waybill/contract/call';
import { TransportFailure } from './failures.ts';
import { problemOf, readJson } from './read-answer.ts';
import { addressOf, type CallParts, encodeBody } from './request-parts.ts';
import { type Outcome, pauseBeforeRetry } from './retries.ts';
import { WaybillProblem } from './waybill-problem.ts';

/** What has to be known of a call to send it. A call of the contract fits. */
export type SendableCall = Pick<Call, 'method' | 'path' | 'access' | 'idempotent' | 'bodyKind'>;

export type SenderOptions = {
  /** Without a slash at the end. */
  readonly origin: string;
  readonly fetch?: (address: string, init: RequestInit) => Promise<Response>;
  /** Sent with each call; those of a public call carry no key. */
  readonly headersOf?: (call: SendableCall) => Readonly<Record<string, string>>;
  /** Tries after the first one. */
  readonly retries: number;
  /** The time for one try. */
  readonly timeoutMs: number;
  /** Told of each answer, refusals included. */
  readonly onAnswer?: (response: Response) => void;
  /** For tests: between 0 and 1, and a wait. */
  readonly random?: () => number;
  readonly pause?: (ms: number, signal: AbortSignal | undefined) => Promise<void>;
};

export type SendOptions = {
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMs?: number | undefined;
  readonly retries?: number | undefined;
  /** Made by itself for a call that takes one; give your own to be safe over a restart, too. */
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/** An answer with what was in it; the status is one of success. */
export type Answered = { readonly status: number; readonly headers: Headers; readonly data: unknown };

/** Sends calls, and sends them again where that is safe. */
export function createCallSender(sender: SenderOptions) {
  const { origin, fetch: send = (address, init) => fetch(address, init), random = Math.random, pause = sleep } = sender;

  async function attempt(call: SendableCall, parts: CallParts, options: SendOptions): Promise<Response> {
    const headers = new Headers({ accept: 'application/json', ...sender.headersOf?.(call), ...options.headers });
    if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
    const body = encodeBody(call, parts, headers);
    const timeout = AbortSignal.timeout(options.timeoutMs ?? sender.timeoutMs);
    const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
    try {
      const response = await send(`${origin}${addressOf(call, parts)}`, {
        method: call.method,
        headers,
        signal,
        redirect: 'error',
        ...(body === undefined ? {} : { body }),
      });
      sender.onAnswer?.(response);
      return response;
    } catch (cause) {
      const kind = options.signal?.aborted ? 'aborted' : timeout.aborted ? 'timeout' : 'network';
      throw Object.assign(new TransportFailure(kind), { cause });
    }
  }

  /** Tries until `finish` has what it wants of an answer, or until another try is of no use. */
  async function untilAnswered<T>(
    call: SendableCall,
    parts: CallParts,
    given: SendOptions,
    finish: (response: Response) => T | Promise<T>,
  ): Promise<T> {
    const idempotencyKey = given.idempotencyKey ?? (call.idempotent ? crypto.randomUUID() : undefined);
    const options = { ...given, idempotencyKey };
    const most = options.retries ?? sender.retries;
    for (let tries = 1; ; tries += 1) {
      const planned = (outcome: Outcome) =>
        tries > most ? undefined : pauseBeforeRetry({ call, hasKey: idempotencyKey !== undefined, tries }, outcome, random);
      let rest: number | undefined;
      try {
        const response = await attempt(call, parts, options);
        rest = response.ok ? undefined : planned({ status: response.status, retryAfter: response.headers.get('retry-after') });
        if (rest === undefined) return await finish(response);
        await response.body?.cancel();
      } catch (failure) {
        if (!(failure instanceof TransportFailure) || failure.kind === 'aborted') throw failure;
        // An answer that nobody could read had a status; one that broke off is as good as none.
        rest = planned(failure.status === undefined ? {} : { status: failure.status });
        if (rest === undefined) throw failure;
      }
      await pause(rest, options.signal);
    }
  }

  return {
    origin,
    /** The answer as it came, refusals included; rejects with TransportFailure only. */
    respond: (call: SendableCall, parts: CallParts, options: SendOptions = {}): Promise<Response> =>
      untilAnswered(call, parts, options, (response) => response),
    /** What was answered. Rejects with WaybillProblem where it was refused, with TransportFailure where nothing came. */
    answer: (call: SendableCall, parts: CallParts, options: SendOptions = {}): Promise<Answered> =>
      untilAnswered(call, parts, options, async (response) => {
        if (!response.ok) throw new WaybillProblem(await problemOf(response), response);
        const { status, headers } = response;
        return { status, headers, data: isEmpty(response) ? undefined : await readJson(response) };
      }),
  };
}

export type CallSender = ReturnType<typeof createCallSender>;

const isEmpty = ({ status, headers }: Response) => status === 204 || headers.get('content-length') === '0';

function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(new TransportFailure('aborted'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
