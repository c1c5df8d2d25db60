import { actingForHeader } from '@waybill/contract/businesses/acting-for';
import type { BodyFor, Call, ParamsFor, QueryFor, ResultOf } from '@waybill/contract/call';
import type { ProblemDetails } from '@waybill/contract/problem';
import { ApiProblem, TransportFailure } from './failures.ts';
import { problemOf, readJson } from './read-answer.ts';
import { addressOf, type CallParts, encodeBody } from './request-parts.ts';
import { newTraceparent } from './traceparent.ts';

export const requestTimeoutMs = 60_000;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: never }
  : undefined extends Value
    ? { readonly [N in Name]?: Value }
    : // An input whose every field is optional may be left out altogether.
      Record<never, never> extends Value
      ? { readonly [N in Name]?: Value }
      : { readonly [N in Name]: Value };

export type CallInput<C extends Call> = Part<'params', ParamsFor<C>> &
  Part<'query', QueryFor<C>> &
  Part<'body', BodyFor<C>> & {
    readonly file?: File;
    /** Receives the fraction of the file that has been sent, 0 to 1. Needs `sendWithProgress`. */
    readonly onProgress?: (fraction: number) => void;
    readonly signal?: AbortSignal;
    readonly keepalive?: boolean;
    // Ours always sends a key, though the server does without: an answer may get lost.
  } & (C extends { readonly idempotent: true } ? { readonly idempotencyKey: string } : { readonly idempotencyKey?: never });

/** Like fetch, but says how much has been sent; gives up after `timeoutMs` without any progress. */
export type SendWithProgress = (
  address: string,
  init: { readonly method: string; readonly headers: Headers; readonly body: FormData; readonly timeoutMs: number },
  onProgress: (fraction: number) => void,
) => Promise<Response>;

export type ApiClientOptions = {
  /** The origin of `/api`, without a slash at the end; empty for the page’s own. */
  readonly origin?: string;
  /** The access token to send, renewed if need be; undefined to call as nobody. */
  readonly accessToken?: (call: Call) => Promise<string | undefined>;
  /** The business in whose name a call is made; undefined to act for oneself. */
  readonly actingFor?: (call: Call, params: LooseInput['params']) => string | undefined;
  /** Asked once when a call was refused as not signed in: true means “renewed, try again”. */
  readonly renew?: (problem: ProblemDetails) => Promise<boolean>;
  /** Asked once when a call was refused for want of a second factor: true means “it was shown, try again”. */
  readonly askAgain?: () => Promise<boolean>;
  /** Called with every refusal, before the caller gets it. */
  readonly onProblem?: (problem: ProblemDetails) => void;
  readonly sendWithProgress?: SendWithProgress;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ApiClient = ReturnType<typeof createApiClient>;

export function createApiClient(options: ApiClientOptions = {}) {
  const origin = options.origin ?? '';
  const timeoutMs = options.timeoutMs ?? requestTimeoutMs;

  async function send(call: Call, input: LooseInput): Promise<Response> {
    const headers = new Headers({ traceparent: newTraceparent(), ...options.headers });
    const token = call.access === 'public' ? undefined : await options.accessToken?.(call);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const businessId = token && options.actingFor?.(call, input.params);
    if (businessId) headers.set(actingForHeader, businessId);
    if (input.idempotencyKey) headers.set('idempotency-key', input.idempotencyKey);
    const body = encodeBody(call, input, headers);
    const address = `${origin}${addressOf(call, input)}`;
    if (input.onProgress && options.sendWithProgress && body instanceof FormData)
      return options.sendWithProgress(address, { method: call.method, headers, body, timeoutMs }, input.onProgress);
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await fetch(address, {
        method: call.method,
        headers,
        credentials: 'same-origin',
        signal: input.signal ? AbortSignal.any([timeout, input.signal]) : timeout,
        ...(body === undefined ? {} : { body }),
        ...(input.keepalive === undefined ? {} : { keepalive: input.keepalive }),
      });
    } catch {
      if (timeout.aborted) throw new TransportFailure('timeout');
      throw new TransportFailure(input.signal?.aborted ? 'aborted' : 'network');
    }
  }

  /** Makes one call of the contract. Rejects with ApiProblem or TransportFailure, nothing else. */
  async function call<C extends Call>(contract: C, input: CallInput<C>): Promise<ResultOf<C>> {
    const loose = input as LooseInput;
    const response = await untilAborted(
      renewing(contract, () => send(contract, loose)),
      input.signal,
    );
    return (response.status === 204 || contract.success.body === undefined ? undefined : await readJson(response)) as ResultOf<C>;
  }

  /** Opens a call that answers for as long as it lasts; the time limit covers its beginning only. */
  async function stream<C extends Call>(
    contract: C,
    input: CallInput<C> & { readonly signal: AbortSignal },
  ): Promise<ReadableStream<Uint8Array>> {
    const loose = input as LooseInput;
    const response = await renewing(contract, async () => {
      const token = await options.accessToken?.(contract);
      const businessId = options.actingFor?.(contract, loose.params);
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), timeoutMs);
      try {
        return await fetch(`${origin}${addressOf(contract, loose)}`, {
          method: contract.method,
          ...(loose.body === undefined ? {} : { body: JSON.stringify(loose.body) }),
          headers: {
            traceparent: newTraceparent(),
            ...(loose.body === undefined ? {} : { 'content-type': 'application/json' }),
            ...options.headers,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            ...(businessId ? { [actingForHeader]: businessId } : {}),
          },
          credentials: 'same-origin',
          cache: 'no-store',
          signal: AbortSignal.any([late.signal, input.signal]),
        });
      } catch {
        if (late.signal.aborted) throw new TransportFailure('timeout');
        throw new TransportFailure(input.signal.aborted ? 'aborted' : 'network');
      } finally {
        clearTimeout(timer);
      }
    });
    if (!response.body) throw new TransportFailure('unreadable', response.status);
    return response.body;
  }

  /** Sends, once more after renewing if the token was refused, and after asking if more was; anything but success is thrown. */
  async function renewing(contract: Call, attempt: () => Promise<Response>): Promise<Response> {
    let response = await attempt();
    if (response.status === 401 && contract.access !== 'public' && options.renew) {
      const refused = await problemOf(response);
      if (!(await options.renew(refused))) throw refusal(refused);
      response = await attempt();
    }
    if (response.ok) return response;
    const refused = await problemOf(response);
    if (refused.code !== 'second_factor_required' || !(await options.askAgain?.())) throw refusal(refused);
    response = await attempt();
    if (!response.ok) throw refusal(await problemOf(response));
    return response;
  }

  function refusal(problem: ProblemDetails): ApiProblem {
    options.onProblem?.(problem);
    return new ApiProblem(problem);
  }

  return { call, stream, origin, sendWithProgress: options.sendWithProgress };
}

/** Ends with the signal whatever a call waits for: the token of somebody whose sign-in is just being renewed, too. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new TransportFailure('aborted'));
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

type LooseInput = CallParts & {
  readonly onProgress?: (fraction: number) => void;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
  readonly idempotencyKey?: string;
};
