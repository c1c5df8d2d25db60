import type { BodyFor, Call, ParamsFor, QueryFor, ResultOf } from '@waybill/contract/call';
import type { ProblemDetails } from '@waybill/contract/problem';
import { ApiProblem, TransportFailure } from './failures.ts';

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
  Part<'body', BodyFor<C>> & { readonly file?: File; readonly signal?: AbortSignal; readonly keepalive?: boolean };

export type ApiClientOptions = {
  /** Where `/api` is, without a slash at the end; empty for this very origin. */
  readonly origin?: string;
  /** The access token to send, renewed if need be; undefined to call as nobody. */
  readonly accessToken?: (call: Call) => Promise<string | undefined>;
  /** Asked once when a call was refused as not signed in: true means “renewed, try again”. */
  readonly renew?: (problem: ProblemDetails) => Promise<boolean>;
  readonly timeoutMs?: number;
  readonly headers?: Readonly<Record<string, string>>;
};

export type ApiClient = ReturnType<typeof createApiClient>;

export function createApiClient(options: ApiClientOptions = {}) {
  const origin = options.origin ?? '';
  const timeoutMs = options.timeoutMs ?? requestTimeoutMs;

  async function send(call: Call, input: LooseInput): Promise<Response> {
    const headers = new Headers(options.headers);
    const token = call.access === 'public' ? undefined : await options.accessToken?.(call);
    if (token) headers.set('authorization', `Bearer ${token}`);
    const body = encodeBody(call, input, headers);
    const timeout = AbortSignal.timeout(timeoutMs);
    try {
      return await fetch(`${origin}${addressOf(call, input)}`, {
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
    let response = await send(contract, loose);
    if (response.status === 401 && contract.access !== 'public' && options.renew) {
      const refused = await problemOf(response);
      if (!(await options.renew(refused))) throw new ApiProblem(refused);
      response = await send(contract, loose);
    }
    if (!response.ok) throw new ApiProblem(await problemOf(response));
    return (response.status === 204 || contract.success.body === undefined ? undefined : await json(response)) as ResultOf<C>;
  }

  return { call, origin };
}

type LooseInput = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: File;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
};

export function addressOf(call: Call, input: Pick<LooseInput, 'params' | 'query'>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return `/api${path}${text ? `?${text}` : ''}`;
}

function encodeBody(call: Call, input: LooseInput, headers: Headers): FormData | string | undefined {
  if (call.bodyKind === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries((input.body as Record<string, unknown> | undefined) ?? {}))
      form.set(name, String(value));
    // Last, so that the server knows every other field before the bytes arrive.
    if (input.file) form.set('file', input.file);
    return form;
  }
  if (input.body === undefined) return undefined;
  headers.set('content-type', 'application/json');
  return JSON.stringify(input.body);
}

async function json(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    throw new TransportFailure('unreadable', response.status);
  }
}

async function problemOf(response: Response): Promise<ProblemDetails> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) throw new TransportFailure('unreadable', response.status);
  return (await json(response)) as ProblemDetails;
}
