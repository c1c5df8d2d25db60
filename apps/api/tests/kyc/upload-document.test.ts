import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { storePrivateFile } from '../../src/modules/kyc/commands/store-private-file.ts';
import { sweepDocuments } from '../../src/modules/kyc/jobs/remove-file.ts';
import { newId } from '../../src/platform/ids.ts';
import { verifiedBusiness } from '../support/people.ts';
import { bytesOf, fileOf, list, upload, useDocuments } from './business-documents.ts';

const { world, storedFor, dataDir, filesOnDisk } = useDocuments();

describe('uploading a document', () => {
  it('goes by what a file is, not by its name or what the browser says', async () => {
    const business = await verifiedBusiness(world);
    const before = filesOnDisk().length;
    const fakes = {
      'certificate.pdf': '<!doctype html><script>alert(1)</script>',
      'photo.png': '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      'both.jpg': 'GIF89a/*%PDF-1.4*/=1;alert(1)',
      'late.pdf': `\n\n%PDF-1.4`,
      'letter.pdf': 'PK\u0003\u0004 a document of an office',
      'program.pdf': 'MZ',
      'tiny.png': '%PD',
    };
    for (const [name, content] of Object.entries(fakes)) {
      const { problem } = await upload(business, fileOf(content, name));
      expect(problem, name).toMatchObject({ code: 'unsupported_type', status: 415, errors: [{ field: 'file' }] });
    }
    expect(await list(business)).toEqual([]);
    expect(filesOnDisk()).toHaveLength(before);
  });

  it('takes 10 MB and not a byte more', async () => {
    const business = await verifiedBusiness(world);
    const most = Buffer.alloc(10 * 1024 * 1024);
    bytesOf.pdf.copy(most);
    expect((await upload(business, fileOf(most))).status).toBe(201);
    const tooMuch = await upload(business, fileOf(Buffer.concat([most, Buffer.from('!')])));
    expect(tooMuch.problem).toMatchObject({ code: 'too_large', status: 413, errors: [{ field: 'file' }] });
    expect((await list(business))[0]?.bytes).toBe(most.length);
  });

  it('asks for one file: none, an empty one, two, or one in another field will not do', async () => {
    const business = await verifiedBusiness(world);
    expect((await upload(business, undefined)).problem.errors[0]?.field).toBe('file');
    expect((await upload(business, fileOf(''))).problem.errors[0]?.field).toBe('file');
    for (const names of [['file', 'file'], ['file', 'other'], ['other']]) {
      const form = new FormData();
      form.set('kind', 'registration');
      for (const name of names) form.append(name, fileOf(bytesOf.pdf));
      const response = await business.request('/api/kyc/documents', { method: 'POST', body: form });
      expect(response.status, names.join()).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'invalid_input', errors: [{ field: 'file' }] });
    }
    expect(await list(business)).toEqual([]);
  });

  it('asks what the document is, once, and nothing else', async () => {
    const business = await verifiedBusiness(world);
    expect((await upload(business, fileOf(bytesOf.pdf), 'passport')).problem.errors[0]?.field).toBe('kind');
    const refusals = [];
    for (const fields of [
      [],
      [
        ['kind', 'address'],
        ['kind', 'registration'],
      ],
      [
        ['kind', 'address'],
        ['userId', 'usr_1'],
      ],
    ] as const) {
      const form = new FormData();
      for (const [name, value] of fields) form.append(name, value);
      form.set('file', fileOf(bytesOf.pdf));
      const response = await business.request('/api/kyc/documents', { method: 'POST', body: form });
      const { code, errors } = (await response.json()) as { code: string; errors: { field: string }[] };
      refusals.push([response.status, code, errors[0]?.field]);
    }
    expect(refusals).toEqual([
      [400, 'invalid_input', 'kind'],
      [400, 'invalid_input', 'kind'],
      [400, 'invalid_input', 'userId'],
    ]);
  });

  it('wants a form, not JSON', async () => {
    const business = await verifiedBusiness(world);
    const response = await business.request('/api/kyc/documents', {
      method: 'POST',
      body: JSON.stringify({ kind: 'registration' }),
      headers: { 'content-type': 'application/json' },
    });
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([415, 'unsupported_type']);
  });

  it.each([
    ['a path', '../../../../etc/passwd', 'passwd'],
    ['a path of Windows', 'C:\\Users\\ada\\scan.pdf', 'scan.pdf'],
    ['only dots', '..', 'document'],
    ['a NUL', 'nul\u0000byte.pdf', /^nul.*byte\.pdf$/],
    ['a line break', 'line\nbreak.pdf', /^line.*break\.pdf$/],
    ['5,000 characters', `${'long'.repeat(1250)}.pdf`, 'long'.repeat(30)],
    ['HTML', '<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
    ['half a character at the end', `${'a'.repeat(119)}😀.pdf`, `${'a'.repeat(119)}😀`],
    ['Arabic', 'شهادة.pdf', 'شهادة.pdf'],
  ])('does no harm with %s for a file name', async (_, name, shown) => {
    const business = await verifiedBusiness(world);
    const { result } = await upload(business, fileOf(bytesOf.pdf, name));
    if (typeof shown === 'string') expect(result.fileName).toBe(shown);
    else expect(result.fileName).toMatch(shown);
    expect(await list(business)).toEqual([result]);
    expect(filesOnDisk()).toContain(result.id);
    expect(readdirSync(path.join(dataDir, 'files')).sort()).toEqual(['.parts', 'documents']);
  });
});

describe('the bytes of a document', () => {
  const noted = async (key: string) => (await world.db`select from stored_document where storage_key = ${key}`).length;
  const anHourLater = () => world.db`update stored_document set stored_at = now() - interval '61 minutes'`;
  const sweep = (files = world.node.context.files) => sweepDocuments.handle({ ...world.node.context, files }, {} as never);

  it('are written down before they are stored: what a crash leaves behind is swept up, and nothing else', async () => {
    const business = await verifiedBusiness(world);
    const { result: kept } = await upload(business, fileOf(bytesOf.pdf));
    const [storageKey, bytes] = [`documents/${newId('document')}`, bytesOf.pdf];
    // It never comes back from the commit that would have made its row.
    void storePrivateFile(world.node.context, { storageKey, bytes }, () => new Promise(() => undefined));
    const onDisk = path.basename(storageKey);
    await expect.poll(filesOnDisk).toContain(onDisk);
    expect(await noted(storageKey)).toBe(1);
    await sweep();
    // It might still be under way.
    expect(filesOnDisk()).toContain(onDisk);
    await anHourLater();
    await sweep();
    expect([filesOnDisk().includes(onDisk), await noted(storageKey)]).toEqual([false, 0]);
    expect(filesOnDisk()).toContain(kept.id);
    expect(await noted(`documents/${kept.id}`)).toBe(1);
  });

  it('go in the end, however long the store was away', async () => {
    const business = await verifiedBusiness(world);
    const { result } = await upload(business, fileOf(bytesOf.pdf));
    const storageKey = `documents/${result.id}`;
    // Its removal ran out of tries.
    await world.db`delete from business_document where id = ${result.id}`;
    await anHourLater();
    const away = { ...world.node.context.files, remove: () => Promise.reject(new Error('The store is away')) };
    await expect(sweep(away)).rejects.toThrow('could not be removed');
    expect([filesOnDisk().includes(result.id), await noted(storageKey)]).toEqual([true, 1]);
    await sweep();
    expect([filesOnDisk().includes(result.id), await noted(storageKey)]).toEqual([false, 0]);
  });
});

describe('a new document of the same kind', () => {
  it('replaces the old one, whose file goes from the disk', async () => {
    const business = await verifiedBusiness(world);
    const { result: old } = await upload(business, fileOf(bytesOf.pdf));
    const { result: other } = await upload(business, fileOf(bytesOf.png), 'address');
    const { result: replacement } = await upload(business, fileOf(bytesOf.jpeg));
    expect((await list(business)).map((document) => document.id)).toEqual([other.id, replacement.id]);
    await expect.poll(filesOnDisk).not.toContain(old.id);
    expect(filesOnDisk()).toEqual(expect.arrayContaining([other.id, replacement.id]));
  });

  it('that is refused leaves the old one where it is', async () => {
    const business = await verifiedBusiness(world);
    const { result } = await upload(business, fileOf(bytesOf.pdf));
    await upload(business, fileOf('no such type'));
    expect(await list(business)).toEqual([result]);
    expect(await storedFor(business.id)).toEqual([bytesOf.pdf]);
  });

  it('keeps exactly one of eight sent at once, and no file without a row', async () => {
    const business = await verifiedBusiness(world);
    const before = new Set(filesOnDisk());
    const answers = await Promise.all(Array.from({ length: 8 }, () => upload(business, fileOf(bytesOf.pdf))));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 201));
    const documents = await list(business);
    expect(documents).toHaveLength(1);
    await expect.poll(() => filesOnDisk().filter((file) => !before.has(file))).toEqual([documents[0]?.id]);
  });
});
