import { describe, expect, inject, it } from 'vitest';
import { createCloudinaryStore } from '../../src/providers/file-store/cloudinary.ts';
import { cloudinarySignature } from '../../src/providers/file-store/cloudinary-signature.ts';
import { standInServer } from '../support/stand-in-server.ts';
import { down, key, waitsForAnotherTime } from './store-in-trouble.ts';

const settings = () => ({
  baseUrl: `${inject('sandbox').origin}/cloudinary`,
  cloudName: 'waybill-sandbox',
  apiKey: 'sandbox-api-key',
  apiSecret: 'sandbox-api-secret',
});

type Form = { readonly url: string; readonly fields: Readonly<Record<string, string>> };

/** As a browser posts it. */
async function post({ url, fields }: Form, content: string | Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new File([typeof content === 'string' ? content : Uint8Array.from(content)], 'photo.jpg'));
  const response = await fetch(url, { method: 'POST', body: form });
  return { status: response.status, text: await response.text() };
}

const inTenMinutes = () => new Date(Date.now() + 600_000);
const permit = (name: string, expiresAt = inTenMinutes()) =>
  createCloudinaryStore(settings()).permitUpload({ key: name, maxBytes: 1, expiresAt });

describe('requests to Cloudinary', () => {
  it('are signed as its own library signs them', () => {
    const parameters = { public_id: 'posts/u1/a&b', timestamp: '1700000000', tags: 'x,y', folder: '' };
    expect(cloudinarySignature(parameters, 'abcd')).toBe('015743a01c1ecc2b5fcc3c43493ae763f39abb5146851ae2b1a92776b89a14e8');
  });

  waitsForAnotherTime<ReturnType<typeof settings>>(
    (changed) => createCloudinaryStore({ ...settings(), ...changed }),
    (origin) => ({ baseUrl: origin }),
    {
      refused: [
        ['with another secret', { apiSecret: 'another' }],
        ['by somebody unknown', { apiKey: 'another' }],
        ['for another cloud', { cloudName: 'another' }],
      ],
      failing: [
        ['is broken', 500],
        ['has too much to do', 420],
        ['sends us elsewhere', 302],
        ['says something odd', 206],
      ],
    },
  );

  it('have not kept or removed anything when a page answers, or when it is kept under another name', async () => {
    for (const body of ['<html>Welcome to this Wi-Fi</html>', '{"public_id":"elsewhere/img","result":"queued"}']) {
      const { origin } = await standInServer((_request, response) => response.writeHead(200).end(body));
      const store = createCloudinaryStore({ ...settings(), baseUrl: origin });
      await expect(store.put(key, Buffer.from('x'))).rejects.toMatchObject(down);
      await expect(store.remove(key)).rejects.toMatchObject(down);
    }
  });

  it('read no more than is needed to see that something is too large', async () => {
    const { origin } = await standInServer((_request, response) => response.writeHead(200).end(Buffer.alloc(40 * 1024 * 1024)));
    const bytes = await createCloudinaryStore({ ...settings(), baseUrl: origin }).get(key);
    expect(bytes?.length).toBeGreaterThan(16 * 1024 * 1024);
    expect(bytes?.length).toBeLessThan(20 * 1024 * 1024);
  });
});

describe('a form for Cloudinary', () => {
  it('holds until the permission ends, although a signature holds for an hour', async () => {
    expect((await post(permit('incoming/img_of_form_late', new Date(Date.now() - 2_000)), 'x')).text).toContain('Stale request');
    expect((await post(permit('incoming/img_of_form_soon', new Date(Date.now() + 60_000)), 'x')).status).toBe(200);
  });

  it('is for one id: what is kept, or came in before, is not replaced', async () => {
    const store = createCloudinaryStore(settings());
    const mine = permit('incoming/img_of_form_mine');
    await store.put('documents/doc_of_another', Buffer.from('a passport'));
    const aimed = { ...mine, fields: { ...mine.fields, public_id: 'documents/doc_of_another' } };
    expect(await post(aimed, 'x')).toMatchObject({ status: 401 });
    expect((await store.get('documents/doc_of_another'))?.toString()).toBe('a passport');
    await post(mine, 'first');
    await post(mine, 'second');
    expect((await store.get('incoming/img_of_form_mine'))?.toString()).toBe('first');
  });

  it('opens nothing to read, and keeps what it brings from everybody', async () => {
    const mine = permit('incoming/img_of_form_secret');
    await post(mine, 'x');
    const read = mine.url.replace(/upload$/, 'download');
    const fields = { ...mine.fields, public_id: 'documents/doc_of_another' };
    expect((await fetch(`${read}?${new URLSearchParams(fields)}`)).status).toBe(401);
    expect((await fetch(`${read}?public_id=incoming/img_of_form_secret&type=authenticated`)).status).toBe(400);
  });

  it('that was posted as a picture or a film as well leaves nothing behind', async () => {
    const mine = permit('incoming/img_of_form_film');
    for (const kind of ['image', 'video']) {
      const url = mine.url.replace('/raw/', `/${kind}/`);
      expect((await post({ ...mine, url }, 'x')).status).toBe(200);
    }
    await createCloudinaryStore(settings()).remove('incoming/img_of_form_film');
    for (const kind of ['image', 'video']) {
      const url = mine.url.replace('/raw/upload', `/${kind}/download`);
      expect((await fetch(`${url}?${new URLSearchParams(mine.fields)}`)).status).toBe(404);
    }
  });
});
