import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSecretKeys } from '../../src/platform/secret-keys.ts';
import { createLocalDiskStore } from '../../src/providers/file-store/local-disk.ts';
import { StoreFull } from '../../src/providers/file-store/port.ts';
import { ProviderUnavailable } from '../../src/providers/provider-unavailable.ts';

describe('files on the local disk', () => {
  let root: string;
  const store = () => createLocalDiskStore({ root, keys: createSecretKeys('a secret for tests'), uploadAddress: (name) => name });
  const key = 'documents/doc_01JC0000000000000000000000';

  beforeEach(() => {
    root = path.join(mkdtempSync(path.join(tmpdir(), 'waybill-files-')), 'files');
  });
  afterEach(() => rmSync(path.dirname(root), { recursive: true }));

  it.each([
    ['ENOSPC', StoreFull],
    ['EDQUOT', StoreFull],
    ['EIO', ProviderUnavailable],
  ] as const)(
    'leave nothing behind when the disk gives up half-way (%s), which is called full only if it is',
    async (code, kind) => {
      const spoiled = createLocalDiskStore({
        root,
        keys: createSecretKeys('a secret for tests'),
        uploadAddress: (name) => name,
        write: async (handle, bytes) => {
          await handle.write(bytes.subarray(0, 3));
          throw Object.assign(new Error(`${code}: write`), { code, syscall: 'write' });
        },
      });
      await expect(spoiled.put(key, Buffer.from('a document'))).rejects.toThrow(kind);
      await expect(spoiled.door?.take(key, Buffer.from('a document'))).rejects.toThrow(kind);
      expect(readdirSync(path.join(root, '.parts'))).toEqual([]);
      expect(await store().get(key)).toBeUndefined();
      expect(await store().door?.take(key, Buffer.from('a document')), 'there is room again').toBe(true);
    },
  );

  it('are not blamed for a folder that is in the way', async () => {
    writeFileSync(root, 'a file where the folder should be');
    await expect(store().put(key, Buffer.from('x'))).rejects.toThrow(ProviderUnavailable);
  });

  it('are given back byte for byte, by another process too', async () => {
    const bytes = Buffer.from([0, 1, 2, 255, 254, 10, 13]);
    await store().put(key, bytes);
    expect(await store().get(key)).toEqual(bytes);
    expect(readdirSync(path.join(root, 'documents'))).toEqual([path.basename(key)]);
  });

  it('can be read by nobody else on the machine', async () => {
    await store().put(key, Buffer.from('x'));
    expect(statSync(path.join(root, key)).mode & 0o077).toBe(0);
    expect(statSync(path.join(root, 'documents')).mode & 0o077).toBe(0);
  });

  it('are whole or not there: what a crash left half-written is no file, and goes when it is old', async () => {
    await store().put('documents/other', Buffer.from('x'));
    const [old, young] = ['old', 'young'].map((name) => path.join(root, '.parts', name));
    if (!old || !young) throw new Error('Two names make two paths');
    for (const part of [old, young]) writeFileSync(part, 'half of some');
    utimesSync(old, 0, 0);
    await store().put(key, Buffer.from('all'));
    expect((await store().get(key))?.toString()).toBe('all');
    expect(readdirSync(path.join(root, 'documents')).sort()).toEqual([path.basename(key), 'other']);
    expect(readdirSync(path.join(root, '.parts'))).toEqual(['young']);
  });

  it('are whole whoever writes them at the same time', async () => {
    const contents = Array.from({ length: 8 }, (_, index) => Buffer.alloc(200_000, index));
    await Promise.all(contents.map((content) => store().put(key, content)));
    const kept = await store().get(key);
    expect(contents.some((content) => kept?.equals(content))).toBe(true);
    expect(readdirSync(path.join(root, '.parts'))).toEqual([]);
  });
});
