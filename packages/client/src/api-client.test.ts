import { confirmPassword } from '@waybill/contract/identity/confirm-password';
import { signIn } from '@waybill/contract/identity/sign-in';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { listCities } from '@waybill/contract/places/list-cities';
import { type ProblemCode, problems } from '@waybill/contract/problem';
import { openStream } from '@waybill/contract/realtime/open-stream';
import { buyCredits } from '@waybill/contract/wallet/buy-credits';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApiClient, type SendWithProgress } from './api-client.ts';

const fetched = vi.fn<typeof fetch>();
const confirmed = { confirmedUntil: '2026-11-15T10:00:00Z' };
const body = { password: 'mango tree' };

function refused(code: ProblemCode): Response {
  const [status, title] = problems[code];
  const problem = { type: code, title, status, detail: title, code, errors: [] };
  return new Response(JSON.stringify(problem), { status, headers: { 'content-type': 'application/problem+json' } });
}

const sent = (header: string) => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get(header));
const tokensSent = () => sent('authorization');
const keysSent = () => sent('idempotency-key');

/** An answer that begins and never ends, because of this. */
function cutOff(reason: Error): Response {
  const start = (controller: ReadableStreamDefaultController) => {
    controller.enqueue(new TextEncoder().encode('{"confirmed'));
    controller.error(reason);
  };
  return new Response(new ReadableStream({ start }));
}

describe('the client', () => {
  beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
  afterEach(() => vi.unstubAllGlobals());

  it('fills in the address and leaves out what was not given', async () => {
    fetched.mockResolvedValue(Response.json({ cities: [] }));
    await createApiClient().call(listCities, { params: { id: 'NG' }, query: { search: 'Port H' } });
    expect(fetched.mock.lastCall?.[0]).toBe('/api/users/cities/NG?search=Port+H');
  });

  it('begins a trace with each call, another one every time', async () => {
    fetched.mockImplementation(async () => Response.json({ cities: [] }));
    const client = createApiClient();
    for (const search of ['Port H', 'Port N']) await client.call(listCities, { params: { id: 'NG' }, query: { search } });
    await client.stream(openStream, { signal: new AbortController().signal });
    const traces = sent('traceparent');
    for (const trace of traces) expect(trace).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
    expect(new Set(traces).size).toBe(3);
  });

  it('renews once when the token was refused, and makes the call again with the new one', async () => {
    let token = 'old';
    fetched.mockResolvedValueOnce(refused('not_signed_in')).mockResolvedValueOnce(Response.json(confirmed));
    const renew = vi.fn(async () => {
      token = 'new';
      return true;
    });
    const client = createApiClient({ accessToken: async () => token, renew });
    await expect(client.call(confirmPassword, { body })).resolves.toEqual(confirmed);
    expect(tokensSent()).toEqual(['Bearer old', 'Bearer new']);
    expect(renew).toHaveBeenCalledTimes(1);
  });

  it('sends the key of a request, and the same one again after renewing', async () => {
    fetched.mockResolvedValueOnce(refused('not_signed_in')).mockResolvedValueOnce(Response.json({ credits: 1 }));
    const client = createApiClient({ renew: async () => true });
    await client.call(buyCredits, { body: { credits: 1, currency: 'NGN', pin: '2580' }, idempotencyKey: 'key-of-this-request' });
    expect(keysSent()).toEqual(['key-of-this-request', 'key-of-this-request']);
  });

  it('sends no key with a call that takes none', async () => {
    fetched.mockResolvedValue(Response.json(confirmed));
    await createApiClient().call(confirmPassword, { body });
    expect(keysSent()).toEqual([null]);
  });

  it('does not renew a second time for the same call', async () => {
    fetched.mockImplementation(async () => refused('not_signed_in'));
    const renew = vi.fn(async () => true);
    await expect(createApiClient({ renew }).call(confirmPassword, { body })).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(renew).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('does not renew for wrong sign-in details, and sends no token with them', async () => {
    fetched.mockImplementation(async () => refused('wrong_credentials'));
    const renew = vi.fn(async () => true);
    const client = createApiClient({ accessToken: async () => 'token', renew });
    await expect(client.call(signIn, { body: { identifier: 'ada', password: 'x' } })).rejects.toThrow();
    expect(renew).not.toHaveBeenCalled();
    expect(tokensSent()).toEqual([null]);
  });

  it('reports every refusal to the app', async () => {
    fetched.mockImplementation(async () => refused('account_suspended'));
    const onProblem = vi.fn();
    await expect(createApiClient({ onProblem }).call(confirmPassword, { body })).rejects.toThrow();
    expect(onProblem).toHaveBeenCalledWith(expect.objectContaining({ code: 'account_suspended' }));
  });

  it.each([
    ['network', undefined, () => Promise.reject(new TypeError('fetch failed'))],
    ['unreadable', 502, async () => new Response('<html>', { status: 502 })],
    ['unreadable', 200, async () => new Response('<html>', { status: 200 })],
    ['timeout', undefined, async () => cutOff(new DOMException('too late', 'TimeoutError'))],
    ['aborted', undefined, async () => cutOff(new DOMException('not wanted any more', 'AbortError'))],
    ['network', undefined, async () => cutOff(new TypeError('terminated'))],
  ] as const)('calls a failure %s (%s)', async (kind, status, answer) => {
    fetched.mockImplementation(answer);
    await expect(createApiClient().call(confirmPassword, { body })).rejects.toMatchObject({ kind, status });
  });

  it('gives up after its time limit with a timeout failure', async () => {
    fetched.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          const stop = () => reject(new Error('stopped'));
          if (init?.signal?.aborted) stop();
          init?.signal?.addEventListener('abort', stop);
        }),
    );
    await expect(createApiClient({ timeoutMs: 5 }).call(confirmPassword, { body })).rejects.toMatchObject({ kind: 'timeout' });
    const stop = new AbortController();
    const stopped = createApiClient().call(confirmPassword, { body, signal: stop.signal });
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is stopped by its signal also while it waits for a token, and is not sent', async () => {
    const stop = new AbortController();
    const accessToken = () => new Promise<string>(() => {});
    const stopped = createApiClient({ accessToken }).call(confirmPassword, { body, signal: stop.signal });
    stop.abort();
    await expect(stopped).rejects.toMatchObject({ kind: 'aborted' });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('keeps a stream open past the time limit for its beginning', async () => {
    fetched.mockResolvedValue(new Response('data: x\n\n'));
    const stream = await createApiClient({ timeoutMs: 5 }).stream(openStream, {
      query: { after: 7 },
      signal: new AbortController().signal,
    });
    await new Promise((resolve) => setTimeout(resolve, 15));
    expect(fetched.mock.lastCall?.[0]).toBe('/api/realtime?after=7');
    expect(fetched.mock.lastCall?.[1]?.signal?.aborted).toBe(false);
    expect(await new Response(stream).text()).toBe('data: x\n\n');
  });

  it('sends a file with progress where the caller wants to see it, the file last', async () => {
    const document = { id: 'doc_1', kind: 'address', fileName: 'bill.png', bytes: 1, uploadedAt: '2026-11-15T10:00:00Z' };
    const sendWithProgress = vi.fn<SendWithProgress>(async () => Response.json(document));
    const client = createApiClient({ accessToken: async () => 'token', sendWithProgress });
    const file = new File(['x'], 'bill.png');
    await client.call(uploadDocument, { body: { kind: 'address' }, file, onProgress: () => {} });
    expect(fetched).not.toHaveBeenCalled();
    expect(sendWithProgress).toHaveBeenCalledWith(
      '/api/kyc/documents',
      expect.objectContaining({ method: 'POST' }),
      expect.any(Function),
    );
    const headers = sendWithProgress.mock.lastCall?.[1].headers;
    expect([...(headers?.keys() ?? [])].toSorted()).toEqual(['authorization', 'traceparent']);
    expect(headers?.get('authorization')).toBe('Bearer token');
  });
});
