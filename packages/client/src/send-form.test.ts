import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApiClient } from './api-client.ts';
import { sendForm } from './send-form.ts';

const bucket = 'https://bucket.example/pictures';
const nothing = () => {};

describe('a form sent to a storage address', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('goes to another origin without the token, and a refusal there has only its status', async () => {
    const answers = [new Response(null, { status: 204 }), new Response('<Error/>', { status: 403 })];
    const sendWithProgress = vi.fn(async () => answers.shift() ?? Response.error());
    const accessToken = vi.fn(async () => 'token');
    const client = createApiClient({ accessToken, sendWithProgress });
    const form = new FormData();
    await sendForm(client, bucket, form, nothing);
    expect(sendWithProgress).toHaveBeenCalledWith(
      bucket,
      expect.objectContaining({ method: 'POST', headers: new Headers(), body: form }),
      nothing,
    );
    expect(accessToken).not.toHaveBeenCalled();
    await expect(sendForm(client, bucket, form, nothing)).rejects.toMatchObject({ kind: 'unreadable', status: 403 });
  });

  it('fails with the API’s own problem when the address is the API’s', async () => {
    const problem = { type: '', title: '', status: 410, detail: 'Too late.', code: 'upload_gone', errors: [] };
    const fetched = vi.fn(
      async () => new Response(JSON.stringify(problem), { headers: { 'content-type': 'application/problem+json' }, status: 410 }),
    );
    vi.stubGlobal('fetch', fetched);
    const client = createApiClient({ origin: 'http://localhost:4000' });
    await expect(sendForm(client, '/api/files/img_1/upload', new FormData(), nothing)).rejects.toMatchObject({
      code: 'upload_gone',
    });
    expect(fetched).toHaveBeenCalledWith(
      'http://localhost:4000/api/files/img_1/upload',
      expect.objectContaining({ credentials: 'omit' }),
    );
  });

  it('fails as a network failure when it does not arrive', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no')));
    await expect(sendForm(createApiClient(), bucket, new FormData(), nothing)).rejects.toMatchObject({ kind: 'network' });
  });
});
