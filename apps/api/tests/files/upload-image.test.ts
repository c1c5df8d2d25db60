import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { finish, permit, pictureOf, send, tryPicture } from '../support/pictures.ts';
import { useWorld } from '../support/world.ts';

const dataDir = path.join(inject('dataDir'), 'upload-test');
const world = useWorld({ DATA_DIR: dataDir });
const origin = () => world.node.origin;
const incoming = (id: string) => path.join(dataDir, 'files', 'incoming', id);

describe('permission to upload', () => {
  it('holds for its own picture: another id, another time or another signature opens nothing', async () => {
    const person = await verifiedPerson(world);
    const [one, other] = [await permit(person), await permit(person)];
    const picture = await pictureOf();
    const later = String(Number(one.fields.expires) + 600);
    const tampered = [
      { ...one, uploadUrl: other.uploadUrl },
      { ...one, fields: { ...one.fields, expires: later } },
      { ...one, fields: { ...one.fields, signature: `${one.fields.signature?.slice(0, -2)}AA` } },
      { ...one, uploadUrl: '/api/files/img_00000000000000000000000000/upload' },
    ];
    for (const permission of tampered) expect((await send(permission, origin(), picture)).status).toBe(410);
    expect(existsSync(incoming(one.publicId)) || existsSync(incoming(other.publicId))).toBe(false);
  });

  it('runs out, by the clock of the database', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    await world.db`update image set expires_at = now() - interval '1 second' where id = ${permission.publicId}`;
    const sent = await send(permission, origin(), await pictureOf());
    expect([sent.status, ((await sent.json()) as { code: string }).code]).toEqual([410, 'upload_gone']);
  });

  it('is good for one picture: what came first stays', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    const [first, second] = [await pictureOf(300, 200), await pictureOf(200, 300)];
    expect((await send(permission, origin(), first)).status).toBe(204);
    expect((await send(permission, origin(), second)).status).toBe(410);
    expect((await finish(person, permission.publicId)).result).toMatchObject({ width: 300, height: 200 });
    expect((await send(permission, origin(), second)).status).toBe(410);
    const again = await permit(person);
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(again, origin(), first)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 410, 410, 410, 410, 410]);
  });

  it('is asked for before the bytes: without it 15 MB are refused all the same, in words', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    const spoiled = { ...permission, fields: { ...permission.fields, signature: 'x'.repeat(43) } };
    const sent = await send(spoiled, origin(), Buffer.alloc(15 * 1024 * 1024));
    expect([sent.status, sent.headers.get('content-type')]).toEqual([410, 'application/problem+json; charset=utf-8']);
  });

  it('wants its fields before the file, and nothing else with them', async () => {
    const person = await verifiedPerson(world);
    const { uploadUrl, fields } = await permit(person);
    const file = new File([Uint8Array.from(await pictureOf())], 'photo.jpg');
    const forms = [
      [['file', file], ...Object.entries(fields)],
      [...Object.entries(fields), ['key', 'incoming/other'], ['file', file]],
      [...Object.entries(fields)],
    ] as const;
    for (const entries of forms) {
      const form = new FormData();
      for (const [name, value] of entries) form.append(String(name), value);
      const response = await fetch(new URL(uploadUrl, origin()), { method: 'POST', body: form });
      expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([400, 'invalid_input']);
    }
  });
});

describe('what is sent', () => {
  it('may be 15 MB and not a byte more', async () => {
    const person = await verifiedPerson(world);
    const picture = await pictureOf();
    const most = Buffer.concat([picture, Buffer.alloc(15 * 1024 * 1024 - picture.length)]);
    expect((await tryPicture(person, origin(), most)).status).toBe(200);
    const permission = await permit(person);
    const sent = await send(permission, origin(), Buffer.concat([most, Buffer.from('!')]));
    expect(sent.status).toBe(413);
    expect(await sent.json()).toMatchObject({ code: 'too_large', detail: 'That file is too large. 15 MB is the most we take.' });
    expect(existsSync(incoming(permission.publicId))).toBe(false);
  });

  it('must be something', async () => {
    const person = await verifiedPerson(world);
    const permission = await permit(person);
    expect((await send(permission, origin(), Buffer.alloc(0))).status).toBe(400);
    expect((await finish(person, permission.publicId)).problem.code).toBe('upload_gone');
  });
});
