import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { deleteCheckFile } from '@waybill/contract/kyc/delete-check-file';
import { getCheck } from '@waybill/contract/kyc/get-check';
import { getCheckDetails } from '@waybill/contract/ops/get-check-details';
import { getUser } from '@waybill/contract/users/get-user';
import { kycPending } from '@waybill/contract/users/kyc-pending';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { markIdentity } from '../../src/ops/mark-identity.ts';
import { atOnce } from '../support/at-once.ts';
import { type Person, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import { blackPng, pictureOf } from '../support/pictures.ts';
import { staffMember } from '../support/staff.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';
import {
  accept,
  goodDocuments,
  handIn,
  pdf,
  personWithDocuments,
  refuse,
  upload,
  uploadAll,
  waitingCheckOf,
} from './documents.ts';

const dataDir = path.join(inject('dataDir'), 'checks-test');
const world = useWorld({ DATA_DIR: dataDir });
const stored = (id: string) => readFileSync(path.join(dataDir, 'files', 'checks', id));
const onDisk = () => readdirSync(path.join(dataDir, 'files', 'checks'));
const look = async (visitor: Visitor) => (await visitor.call(getCheck)).result;

async function kycStatusOf(person: Person): Promise<number> {
  const { result } = await person.call(getUser, { params: { uid: person.id } });
  return result.relation === 'self' ? result.kycStatus : -1;
}

describe('the pictures of papers', () => {
  it('are decoded and written anew: nothing of the camera is left', async () => {
    const person = await verifiedPerson(world);
    const photo = await sharp(await pictureOf(900, 600))
      .withExif({ IFD0: { Copyright: 'secret-street 12' } })
      .jpeg()
      .toBuffer();
    expect(photo.includes('secret-street 12')).toBe(true);
    const { result, status } = await upload(person, 'front', photo, 'licence.jpg');
    expect([status, result.kind, result.fileName]).toEqual([201, 'front', 'licence.jpg']);
    const kept = stored(result.id);
    expect(kept.includes('secret-street 12')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 900, height: 600 });
    expect(result.bytes).toBe(kept.length);
  });

  it('of a document may be a PDF, as it is; a face may not', async () => {
    const person = await verifiedPerson(world);
    const { result } = await upload(person, 'front', pdf, 'licence.pdf');
    expect(stored(result.id)).toEqual(pdf);
    expect((await upload(person, 'selfie', pdf)).problem).toMatchObject({
      code: 'unsupported_type',
      errors: [{ field: 'file' }],
    });
    expect((await look(person)).files.map(({ kind }) => kind)).toEqual(['front']);
  });

  it('are nothing else besides, and nothing that is no picture', async () => {
    const person = await verifiedPerson(world);
    const jpeg = await pictureOf(200, 200);
    const hostile: [string, Uint8Array | string, string][] = [
      ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 'unsupported_type'],
      ['a page', '<!doctype html><script>alert(1)</script>', 'unsupported_type'],
      ['a GIF', await pictureOf(20, 20, 'gif'), 'unsupported_type'],
      ['a WebP', await pictureOf(20, 20, 'webp'), 'unsupported_type'],
      ['a picture and a page', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 'unsupported_type'],
      ['a picture and a PDF', Buffer.concat([jpeg, pdf]), 'unsupported_type'],
      ['a PDF and a page', Buffer.concat([pdf, Buffer.from('<html><script>alert(1)</script>%%EOF')]), 'unsupported_type'],
      ['a PDF and an archive', Buffer.concat([pdf, Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')]), 'unsupported_type'],
      ['a PDF cut short', pdf.subarray(0, 20), 'image_unreadable'],
      ['a picture cut short', jpeg.subarray(0, 60), 'image_unreadable'],
      ['a wall of pixels', blackPng(30_000, 30_000), 'image_unreadable'],
    ];
    for (const [name, bytes, code] of hostile) expect((await upload(person, 'front', bytes)).problem.code, name).toBe(code);
    expect((await look(person)).files).toEqual([]);
  });

  it('are 10 MB each at most', async () => {
    const person = await verifiedPerson(world);
    const large = Buffer.concat([pdf, Buffer.alloc(10 * 1024 * 1024), Buffer.from('%%EOF')]);
    expect((await upload(person, 'front', large)).problem.code).toBe('too_large');
  });

  it('are one of a kind: a new one takes the place of the old, whose file goes; eight at once leave one', async () => {
    const person = await verifiedPerson(world);
    const [old] = await uploadAll(person, ['front']);
    await atOnce(8, () => upload(person, 'front', pdf));
    const { files } = await look(person);
    expect(files).toHaveLength(1);
    expect(files[0]?.id).not.toBe(old?.id);
    const [row] = await world.db<{ ids: string[] }[]>`
      select array_agg(f.id) as ids from identity_check_file f join identity_check c on c.id = check_id where user_id = ${person.id}`;
    expect(row?.ids).toEqual([files[0]?.id]);
    await expect.poll(() => onDisk().includes(old?.id ?? '')).toBe(false);
  });

  it('can be taken back before they are handed in, by their owner alone', async () => {
    const person = await verifiedPerson(world);
    const stranger = await verifiedPerson(world);
    const [front] = await uploadAll(person, ['front']);
    const params = { fileId: front?.id };
    expect((await stranger.call(deleteCheckFile, { params })).problem.code).toBe('not_found');
    await uploadAll(stranger, ['front']);
    expect((await stranger.call(deleteCheckFile, { params })).problem.code).toBe('not_found');
    expect((await look(stranger)).files.map(({ id }) => id)).not.toContain(front?.id);
    expect((await person.call(deleteCheckFile, { params })).status).toBe(204);
    expect((await person.call(deleteCheckFile, { params })).problem.code).toBe('not_found');
    expect((await look(person)).files).toEqual([]);
    await expect.poll(() => onDisk().includes(front?.id ?? '')).toBe(false);
  });

  it('are for verified people', async () => {
    expect((await upload(world.visitor(), 'front', pdf)).problem.code).toBe('not_signed_in');
    expect((await upload(await unverifiedPerson(world), 'front', pdf)).problem.code).toBe('verification_required');
  });
});

describe('handing papers in', () => {
  it('makes the check pending, and keeps of the number only its end', async () => {
    const person = await verifiedPerson(world);
    expect(await look(person)).toMatchObject({ kycStatus: 0, provider: 'built-in', files: [], widget: null, submittedAt: null });
    await uploadAll(person);
    const { result, status } = await handIn(person);
    expect(status).toBe(200);
    expect(result).toMatchObject({ kycStatus: 2, documentType: 'drivers-licence', nameOnDocument: 'Chidi Okafor' });
    expect(result.files.map(({ kind }) => kind)).toEqual(['front', 'back', 'selfie']);
    expect(await kycStatusOf(person)).toBe(2);
    const rows = await world.db`select * from identity_check where user_id = ${person.id}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.documentNumberEnd).toBe('1234');
    expect(JSON.stringify(rows)).not.toContain('00000');
  });

  it('needs every picture: the back, too, where there is one', async () => {
    const person = await verifiedPerson(world);
    expect((await handIn(person)).problem).toMatchObject({
      code: 'proof_missing',
      errors: [{ field: 'front' }, { field: 'back' }, { field: 'selfie' }],
    });
    await uploadAll(person, ['front', 'selfie']);
    expect((await handIn(person)).problem).toMatchObject({ code: 'proof_missing', errors: [{ field: 'back' }] });
    expect(await kycStatusOf(person)).toBe(0);
    expect((await handIn(person, { documentType: 'passport' })).status).toBe(200);
    expect(await kycStatusOf(person)).toBe(2);
  });

  it('does without a word about the papers once there are a front and a face; what is missing shows to our people', async () => {
    const person = await verifiedPerson(world);
    const { problem } = await person.call(kycPending);
    expect(problem).toMatchObject({ code: 'proof_missing', errors: [{ field: 'front' }, { field: 'selfie' }] });
    await uploadAll(person, ['front', 'selfie']);
    const { status, result } = await person.call(kycPending);
    expect(status).toBe(200);
    expect(result).toMatchObject({ kycStatus: 2, documentType: null, nameOnDocument: null });
    const staff = await staffMember(world);
    const checkId = await waitingCheckOf(staff, person.id);
    expect((await staff.call(getCheckDetails, { params: { checkId } })).result).toMatchObject({
      documentType: null,
      documentNumberEnd: null,
      nameOnDocument: null,
      dateOfBirth: null,
      files: [{ kind: 'front' }, { kind: 'selfie' }],
    });
    await accept(staff, checkId);
    expect(await kycStatusOf(person)).toBe(1);
  });

  it('needs somebody of age, and knows every field', async () => {
    const person = await verifiedPerson(world);
    await uploadAll(person);
    const fieldsOf = async (body: object) => (await person.call(kycPending, { body })).problem.errors.map(({ field }) => field);
    const thisYear = new Date().getUTCFullYear();
    for (const dateOfBirth of [`${thisYear - 17}-01-01`, `${thisYear + 1}-01-01`, '1850-01-01', '1990-02-31', 'long ago'])
      expect(await fieldsOf({ ...goodDocuments, dateOfBirth }), dateOfBirth).toEqual(['dateOfBirth']);
    expect(await fieldsOf({ ...goodDocuments, isChecked: true })).toEqual(['isChecked']);
    expect(await kycStatusOf(person)).toBe(0);
    // What the answer holds may be sent back with the rest, and changes nothing.
    expect((await person.call(kycPending, { body: { ...goodDocuments, kycStatus: 1 } })).status).toBe(200);
    expect(await kycStatusOf(person)).toBe(2);
  });

  it('happens once: meanwhile nothing can be added, taken back or handed in again', async () => {
    const person = await verifiedPerson(world);
    const [front] = await uploadAll(person);
    const answers = await atOnce(4, () => handIn(person));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect((await upload(person, 'front', pdf)).problem.code).toBe('check_under_way');
    expect((await person.call(deleteCheckFile, { params: { fileId: front?.id } })).problem.code).toBe('check_under_way');
    expect((await handIn(person)).problem.code).toBe('check_under_way');
    expect(await world.db`select from identity_check where user_id = ${person.id}`).toHaveLength(1);
    expect((await look(person)).files.map(({ id }) => id)).toContain(front?.id);
  });

  it('is over once the identity is checked', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    expect((await accept(staff, person.checkId)).status).toBe(200);
    expect(await look(person)).toMatchObject({ kycStatus: 1, files: [], reasons: [] });
    expect((await handIn(person)).problem.code).toBe('already_verified');
    expect((await upload(person, 'front', pdf)).problem.code).toBe('already_verified');
    expect(await world.db`select from identity_check where user_id = ${person.id}`).toHaveLength(1);
  });

  it('can be done again after a refusal, whose reasons stand there until then', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    await refuse(staff, person.checkId, ['unreadable', 'name-differs'], 'Please use daylight.');
    const told = { kycStatus: 3, reasons: ['unreadable', 'name-differs'], note: 'Please use daylight.', files: [] };
    expect(await look(person)).toMatchObject(told);
    await uploadAll(person);
    expect(await look(person)).toMatchObject({ kycStatus: 3, reasons: told.reasons, note: told.note });
    const { result } = await handIn(person);
    expect(result).toMatchObject({ kycStatus: 2, reasons: [], note: '' });
    await accept(staff, await waitingCheckOf(staff, person.id));
    expect(await kycStatusOf(person)).toBe(1);
  });
});

describe('an operator at the machine', () => {
  it('settles what waits, so that nobody decides it otherwise afterwards', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    await markIdentity(world.node.context, person.details.username, 'checked');
    expect((await refuse(staff, person.checkId)).problem.code).toBe('already_decided');
    expect(await kycStatusOf(person)).toBe(1);
    await markIdentity(world.node.context, person.details.username, 'unchecked');
    expect(await kycStatusOf(person)).toBe(0);
    await uploadAll(person);
    expect((await handIn(person)).status).toBe(200);
  });
});
