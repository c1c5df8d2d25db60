import path from 'node:path';
import { deleteFile } from '@waybill/contract/files/delete-file';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { describe, expect, inject, it } from 'vitest';
import { sweep } from '../../src/modules/files/jobs/sweep-images.ts';
import { sameBrowserAt } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send } from '../support/pictures.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ DATA_DIR: path.join(inject('dataDir'), 'file-store-test') });
const most = 15 * 1024 * 1024;
let count = 0;
const newKey = () => {
  count += 1;
  return `documents/doc_${count}`;
};

type Permission = Awaited<ReturnType<typeof permit>>;

/** The same promises, whoever keeps the files. What differs is how each spells the key that an upload is for. */
describe.each([
  ['disk', (one: Permission, other: Permission) => ({ ...one, uploadUrl: other.uploadUrl })],
  ['s3', (one: Permission, other: Permission) => ({ ...one, fields: { ...one.fields, key: other.fields.key ?? '' } })],
  [
    'cloudinary',
    (one: Permission, other: Permission) => ({ ...one, fields: { ...one.fields, public_id: other.fields.public_id ?? '' } }),
  ],
] as const)('files kept by %s', (kind, forAnotherKey) => {
  const node = madeBefore(() => world.startNode({ FILE_STORE: kind }));
  const store = () => node.context.files;

  async function uploader() {
    const person = await verifiedPerson(world);
    return Object.assign(sameBrowserAt(world, node.origin, person), { id: person.id });
  }

  it('are given back byte for byte', async () => {
    const key = newKey();
    const bytes = Buffer.from([0, 1, 2, 255, 254, 10, 13]);
    await store().put(key, bytes);
    expect(await store().get(key)).toEqual(bytes);
  });

  it('can be replaced and removed, and removing twice is fine', async () => {
    const key = newKey();
    expect(await store().get(key)).toBeUndefined();
    await store().put(key, Buffer.from('one'));
    await store().put(key, Buffer.from('another'));
    expect((await store().get(key))?.toString()).toBe('another');
    await store().remove(key);
    await store().remove(key);
    expect(await store().get(key)).toBeUndefined();
  });

  const oddNames = ['../outside', 'documents/../../outside', 'documents/../x', '/etc/passwd', 'documents/a/b', 'documents/a.pdf'];
  it.each([...oddNames, 'documents/', 'documents/a?b', '', 'documents/a\0b', 'Documents/a'])(
    'have plain names, and “%s” is none',
    async (odd) => {
      await expect(store().put(odd, Buffer.from('x'))).rejects.toThrow('Not a storage key');
      await expect(store().get(odd)).rejects.toThrow('Not a storage key');
      await expect(store().remove(odd)).rejects.toThrow('Not a storage key');
      expect(() => store().permitUpload({ key: odd, maxBytes: 1, expiresAt: new Date() })).toThrow('Not a storage key');
    },
  );

  it('may be put there from a browser by whoever has a permission: under its key', async () => {
    const person = await uploader();
    const permission = await permit(person);
    const picture = await pictureOf();
    expect((await send(permission, node.origin, picture)).ok).toBe(true);
    expect(await store().get(`incoming/${permission.publicId}`)).toEqual(picture);
  });

  it('may not be put under another key, nor changed in any field', async () => {
    const person = await uploader();
    const [one, other] = [await permit(person), await permit(person)];
    const picture = await pictureOf();
    const spoiled = [
      forAnotherKey(one, other),
      ...Object.keys(one.fields).map((name) => ({ ...one, fields: { ...one.fields, [name]: spoil(one.fields[name] ?? '') } })),
      ...Object.keys(one.fields).map((name) => {
        const { [name]: _, ...rest } = one.fields;
        return { ...one, fields: rest };
      }),
      { ...one, fields: { ...one.fields, acl: 'public-read' } },
    ];
    for (const permission of spoiled) {
      const { status } = await send(permission, node.origin, picture);
      expect([status >= 400 && status < 500, status], JSON.stringify(permission.fields)).toEqual([true, status]);
    }
    for (const { publicId } of [one, other]) expect(await store().get(`incoming/${publicId}`)).toBeUndefined();
  });

  it('may not be put there once the permission has run out', async () => {
    const permission = await permit(await uploader());
    const key = `incoming/${permission.publicId}`;
    const late = store().permitUpload({ key, maxBytes: most, expiresAt: new Date(Date.now() - 1_000) });
    const { status } = await send({ ...permission, uploadUrl: late.url, fields: late.fields }, node.origin, await pictureOf());
    expect([400, 403, 410]).toContain(status);
    expect(await store().get(key)).toBeUndefined();
  });

  it('may be as large as the permission says, and are not empty', async () => {
    const permission = await permit(await uploader());
    const key = `incoming/${permission.publicId}`;
    expect((await send(permission, node.origin, Buffer.alloc(0))).status).toBe(400);
    expect(await store().get(key)).toBeUndefined();
    expect((await send(permission, node.origin, Buffer.alloc(most))).ok).toBe(true);
    expect((await store().get(key))?.length).toBe(most);
  });

  it('that are a byte larger than the permission says become no picture', async () => {
    const person = await uploader();
    const permission = await permit(person);
    const large = Buffer.concat([await pictureOf()], most + 1);
    const { ok, status } = await send(permission, node.origin, large);
    // Cloudinary cannot be told the limit of one upload: there it is ours to look.
    expect([ok, ok || [400, 413].includes(status)]).toEqual([kind === 'cloudinary', true]);
    expect((await finish(person, permission.publicId)).problem.code).toBe(ok ? 'too_large' : 'upload_gone');
  });

  it('are pictures from the permission to the last sweep', async () => {
    const person = await uploader();
    const permission = await permit(person);
    await send(permission, node.origin, await pictureOf(900, 600));
    const image = (await finish(person, permission.publicId)).result;
    for (const { url } of image.sizes) expect((await person.request(url)).headers.get('content-type')).toBe('image/webp');
    expect((await person.call(deleteFile, { body: { publicId: image.publicId } })).status).toBe(204);
    await world.db`update image set created_at = now() - interval '3 hours' where id = ${image.publicId}`;
    await sweep(node.context);
    for (const { width } of image.sizes) expect(await store().get(`images/${image.publicId}_${width}`)).toBeUndefined();
  });

  it('are documents of a business, too', async () => {
    const business = sameBrowserAt(world, node.origin, await verifiedBusiness(world));
    const content = Buffer.from('%PDF-1.7\n%%EOF');
    const file = new File([content], 'certificate.pdf');
    const { result } = await business.call(uploadDocument, { body: { kind: 'registration' }, file });
    expect(await store().get(`documents/${result.id}`)).toEqual(content);
    await business.call(uploadDocument, { body: { kind: 'registration' }, file });
    // The job may be done by the other node of this world, whose store is another.
    await expect
      .poll(() => world.db`select group_id from jobs.job where group_id = 'kyc.remove-file' and state <> 'completed'`)
      .toEqual([]);
  });
});

function spoil(value: string): string {
  const middle = Math.floor(value.length / 2);
  return `${value.slice(0, middle)}${value[middle] === '1' ? '2' : '1'}${value.slice(middle + 1)}`;
}
