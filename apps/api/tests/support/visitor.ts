import type { CallInput } from '@waybill/client/api-client';
import { createCallSender, type SendOptions } from '@waybill/client/call-sender';
import { TransportFailure } from '@waybill/client/failures';
import type { CallParts } from '@waybill/client/request-parts';
import { WaybillProblem } from '@waybill/client/waybill-problem';
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

  // What programs of others are given, but that every refusal is looked at and none is tried again.
  const sender = createCallSender({
    origin: '',
    retries: 0,
    timeoutMs: 240_000,
    fetch: (path, init) => request(path, { ...init, redirect: 'manual' }),
  });

  /** Sends what the contract does not allow, too: that is what tests are for. */
  function open<C extends Call>(contract: C, input: Loose<CallInput<C>> = {}, options: OpenOptions = {}): Promise<Response> {
    const { idempotencyKey, ...parts } = input as LooseInput;
    return sender.respond(contract, parts, { ...options, idempotencyKey }).catch(rethrowCause);
  }

  async function call<C extends Call>(contract: C, input: Loose<CallInput<C>> = {}): Promise<Answer<C>> {
    const { idempotencyKey, ...parts } = input as LooseInput;
    const answered = sender.answer(contract, parts, { idempotencyKey });
    const { status, headers, data, problem } = await answered.then(
      (answer) => ({ ...answer, problem: undefined }),
      (failure: unknown) => {
        if (!(failure instanceof WaybillProblem)) return rethrowCause(failure);
        return { status: failure.status, headers: failure.headers, data: undefined, problem: failure.problem };
      },
    );
    return {
      status,
      headers,
      get result() {
        if (problem) throw new Error(`${contract.method} ${contract.path} was refused: ${JSON.stringify(problem)}`);
        return data as ResultOf<C>;
      },
      get problem() {
        if (!problem) throw new Error(`${contract.method} ${contract.path} was not refused: ${status} ${JSON.stringify(data)}`);
        return problem;
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

/** A line that broke is told in the words of `fetch`: tests of lines that break go by them. */
function rethrowCause(failure: unknown): never {
  throw failure instanceof TransportFailure ? (failure.cause ?? failure) : failure;
}

type OpenOptions = Pick<SendOptions, 'signal' | 'headers'>;

type LooseInput = CallParts & { readonly idempotencyKey?: string };

type Loose<T> = { readonly [K in keyof T]?: unknown };
