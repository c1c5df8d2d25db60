import { deleteCheckFile } from '@waybill/contract/kyc/delete-check-file';
import { getCheckDetails } from '@waybill/contract/ops/get-check-details';
import { kycPending } from '@waybill/contract/users/kyc-pending';
import { describe, expect, it } from 'vitest';
import { markIdentity } from '../../src/ops/mark-identity.ts';
import { atOnce } from '../support/at-once.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { kycStatusOf, look, useCheckFiles } from './check-files.ts';
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

const { world } = useCheckFiles();

describe('handing documents in', () => {
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

  it('does without a word about the documents once there are a front and a face; what is missing shows to our people', async () => {
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
