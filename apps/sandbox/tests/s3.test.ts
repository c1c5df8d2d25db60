import { expect, it } from 'vitest';
import { openSandbox } from './sandbox-under-test.ts';

const codeOf = async (answer: Response) => [answer.status, /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1]];

it('refuses unsigned reads and writes', async () => {
  const { origin } = await openSandbox();
  const address = `${origin}/s3/waybill-sandbox/images/one`;
  for (const method of ['GET', 'PUT', 'DELETE']) {
    const answer = await fetch(address, { method, ...(method === 'PUT' ? { body: 'x' } : {}) });
    expect(await codeOf(answer)).toEqual([403, 'AccessDenied']);
  }
});

it('takes a form only with a policy that the account signed', async () => {
  const { origin } = await openSandbox();
  const form = new FormData();
  form.set('key', 'images/one');
  form.set('file', new File(['x'], 'one'));
  expect(await codeOf(await fetch(`${origin}/s3/waybill-sandbox`, { method: 'POST', body: form }))).toEqual([
    403,
    'AccessDenied',
  ]);
  const signed = new FormData();
  signed.set('policy', Buffer.from('{}').toString('base64'));
  signed.set('x-amz-credential', 'sandbox-access-key/20260101/us-east-1/s3/aws4_request');
  signed.set('x-amz-signature', '0'.repeat(64));
  signed.set('file', new File(['x'], 'one'));
  const answer = await fetch(`${origin}/s3/waybill-sandbox`, { method: 'POST', body: signed });
  expect(await codeOf(answer)).toEqual([403, 'SignatureDoesNotMatch']);
});

it('refuses a form that is not multipart', async () => {
  const { origin } = await openSandbox();
  const answer = await fetch(`${origin}/s3/waybill-sandbox`, { method: 'POST', body: 'x' });
  expect(await codeOf(answer)).toEqual([412, 'PreconditionFailed']);
});

it('lets pages of any origin ask whether they may post', async () => {
  const { origin } = await openSandbox();
  const answer = await fetch(`${origin}/s3/waybill-sandbox`, { method: 'OPTIONS', headers: { origin: 'http://localhost:4000' } });
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([204, '*']);
});

it('lists S3 on the overview, with what to configure', async () => {
  const { origin } = await openSandbox();
  const overview = await (await fetch(`${origin}/sandbox`)).text();
  for (const text of [`${origin}/s3`, 'waybill-sandbox', 'sandbox-secret-key']) expect(overview).toContain(text);
});
