import type { Call } from '@waybill/contract/call';

/** The input of a call by where it goes. */
export type CallParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: File;
};

/** The path of a call with its parameters filled in, below the origin. */
export function addressOf(call: Pick<Call, 'path'>, input: Pick<CallParts, 'params' | 'query'>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return `/api${path}${text ? `?${text}` : ''}`;
}

/** The body of a call as it is sent; sets the headers that go with it. */
export function encodeBody(
  call: Pick<Call, 'bodyKind'>,
  input: Pick<CallParts, 'body' | 'file'>,
  headers: Headers,
): FormData | string | undefined {
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
