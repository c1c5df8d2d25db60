import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { requireSigned, stringToSign } from '../src/providers/cloudinary/signature.ts';
import { openSandbox } from './sandbox-under-test.ts';

const now = () => String(Math.floor(Date.now() / 1000));

function signedForm(fields: Record<string, string>, { algorithm = 'sha256', bytes = 1 } = {}): FormData {
  const text = stringToSign(new Map(Object.entries(fields)));
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('api_key', 'sandbox-api-key');
  form.set('signature', createHash(algorithm).update(`${text}sandbox-api-secret`).digest('hex'));
  form.set('file', new File([new Uint8Array(bytes)], 'one'));
  return form;
}

async function post(origin: string, form: FormData, path = 'waybill-sandbox/raw/upload') {
  const response = await fetch(`${origin}/cloudinary/v1_1/${path}`, { method: 'POST', body: form });
  return [response.status, await response.text()] as const;
}

it.each([
  ['SHA-1', 'ca38d7cd532307253ccadeb281d08c73855ea093'],
  ['SHA-256', '015743a01c1ecc2b5fcc3c43493ae763f39abb5146851ae2b1a92776b89a14e8'],
])('knows a signature of Cloudinary’s own library (%s): it is old, and nothing else is wrong with it', (_, signature) => {
  const keys = { apiKey: 'key', apiSecret: 'abcd' };
  const fields = { public_id: 'posts/u1/a&b', timestamp: '1700000000', tags: 'x,y', folder: '', api_key: 'key', signature };
  expect(() => requireSigned(keys, new Map(Object.entries(fields)))).toThrow('Stale request');
  const smuggled = { ...fields, public_id: 'posts/u1/a', b: '' };
  expect(() => requireSigned(keys, new Map(Object.entries(smuggled)))).toThrow('Invalid Signature');
});

it.each(['sha1', 'sha256'])('takes an upload that the account signed with %s, and answers its properties', async (algorithm) => {
  const { origin } = await openSandbox();
  const form = signedForm({ public_id: 'a/b', timestamp: now(), type: 'authenticated' }, { algorithm });
  const [status, text] = await post(origin, form);
  expect(status).toBe(200);
  expect(JSON.parse(text)).toMatchObject({ public_id: 'a/b', type: 'authenticated', resource_type: 'raw', bytes: 1 });
});

it('takes nothing that is unsigned, altered, stale, empty, too large or for another cloud', async () => {
  const { origin } = await openSandbox();
  const good = { public_id: 'a/b', timestamp: now() };
  const altered = signedForm(good);
  altered.set('public_id', 'a/c');
  const unsigned = signedForm(good);
  unsigned.delete('signature');
  const stale = signedForm({ ...good, timestamp: String(Number(now()) - 3700) });
  const timeless = signedForm({ public_id: 'a/b' });
  for (const [form, status, words] of [
    [altered, 401, 'Invalid Signature'],
    [unsigned, 401, 'Invalid Signature'],
    [stale, 400, 'Stale request'],
    [timeless, 400, 'timestamp'],
    [signedForm(good, { bytes: 0 }), 400, 'Empty file'],
    [signedForm(good, { bytes: 20 * 1024 * 1024 + 1 }), 400, 'File size too large'],
  ] as const) {
    const [answered, text] = await post(origin, form);
    expect([answered, text]).toEqual([status, expect.stringContaining(words)]);
  }
  expect((await post(origin, signedForm(good), 'another/raw/upload'))[0]).toBe(401);
  expect((await post(origin, signedForm(good), 'waybill-sandbox/raw/destroy'))[1]).toBe('{"result":"not found"}');
});

it('lets pages of any origin post', async () => {
  const { origin } = await openSandbox();
  const address = `${origin}/cloudinary/v1_1/waybill-sandbox/raw/upload`;
  const answer = await fetch(address, { method: 'OPTIONS', headers: { origin: 'http://localhost:4000' } });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
});

it('lists Cloudinary on the overview, with what to configure', async () => {
  const { origin } = await openSandbox();
  const overview = await (await fetch(`${origin}/sandbox`)).text();
  for (const text of [`${origin}/cloudinary`, 'sandbox-api-secret']) expect(overview).toContain(text);
});
