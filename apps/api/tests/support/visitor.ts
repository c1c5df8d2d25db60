import type { CallInput } from '@waybill/client/api-client';
import { addressOf } from '@waybill/client/request-parts';
import type { Call, ResultOf } from '@waybill/contract/call';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import type { ProblemDetails } from '@waybill/contract/problem';

export type Answer<C extends Call> = {
  readonly status: number;
  readonly headers: Headers;
  /** The answer on success; reading it after a failure fails the test with the failure’s words. */
  readonly result: ResultOf<C>;
  /** The answer on failure; reading it after a success fails the test. */
  readonly problem: ProblemDetails;
};

export type Visitor = ReturnType<typeof createVisitor>;

/** A browser without a window: real HTTP, a cookie jar, and the bearer token of whoever signed in last. */
export function createVisitor(options: { readonly origin: string; readonly headers?: Record<string, string> }) {
  const jar = new Map<string, string>();
  const address = `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;
  let session: SignedIn | undefined;

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers({
      'x-forwarded-for': address,
      ...options.headers,
      ...Object.fromEntries(new Headers(init.headers)),
    });
    if (jar.size > 0 && !headers.has('cookie'))
      headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
    if (session && !headers.has('authorization')) headers.set('authorization', `Bearer ${session.accessToken}`);
    const response = await fetch(new URL(path, options.origin), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** Sends what the contract does not allow, too: that is what tests are for. */
  function open<C extends Call>(contract: C, input: Loose<CallInput<C>> = {}, options: RequestInit = {}): Promise<Response> {
    const { params, query, body, file, idempotencyKey } = input as {
      params?: Record<string, unknown>;
      query?: Record<string, unknown>;
      body?: unknown;
      file?: File;
      idempotencyKey?: string;
    };
    const init: RequestInit = { ...options, method: contract.method };
    if (contract.bodyKind === 'multipart') {
      const form = new FormData();
      for (const [name, value] of Object.entries((body ?? {}) as Record<string, unknown>)) form.set(name, String(value));
      if (file) form.set('file', file);
      init.body = form;
    } else if (body !== undefined) {
      init.body = JSON.stringify(body);
      init.headers = { 'content-type': 'application/json' };
    }
    if (idempotencyKey !== undefined) init.headers = { ...init.headers, 'idempotency-key': idempotencyKey };
    return request(addressOf(contract, { ...(params ? { params } : {}), ...(query ? { query } : {}) }), init);
  }

  async function call<C extends Call>(contract: C, input: Loose<CallInput<C>> = {}): Promise<Answer<C>> {
    const response = await open(contract, input);
    const text = await response.text();
    const content: unknown = text === '' ? undefined : JSON.parse(text);
    return {
      status: response.status,
      headers: response.headers,
      get result() {
        if (response.status >= 400) throw new Error(`${contract.method} ${contract.path} was refused: ${text}`);
        return content as ResultOf<C>;
      },
      get problem() {
        if (response.status < 400)
          throw new Error(`${contract.method} ${contract.path} was not refused: ${response.status} ${text}`);
        return content as ProblemDetails;
      },
    };
  }

  return {
    request,
    open,
    call,
    cookies: jar,
    get session(): SignedIn {
      if (!session) throw new Error('Nobody is signed in');
      return session;
    },
    /** From now on calls carry this session's token. */
    actAs(signedIn: SignedIn | undefined): void {
      session = signedIn;
    },
  };
}

type Loose<T> = { readonly [K in keyof T]?: unknown };
