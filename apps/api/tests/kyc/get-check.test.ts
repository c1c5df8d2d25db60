import { describe, expect, it } from 'vitest';
import { staffMember } from '../support/staff.ts';
import { kycStatusOf, look, useCheckFiles } from './check-files.ts';
import { accept, handIn, pdf, personWithDocuments, refuse, upload, uploadAll, waitingCheckOf } from './documents.ts';

const { world } = useCheckFiles();

describe('handing documents in', () => {
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
    const shown = { kycStatus: 3, reasons: ['unreadable', 'name-differs'], note: 'Please use daylight.', files: [] };
    expect(await look(person)).toMatchObject(shown);
    await uploadAll(person);
    expect(await look(person)).toMatchObject({ kycStatus: 3, reasons: shown.reasons, note: shown.note });
    const { result } = await handIn(person);
    expect(result).toMatchObject({ kycStatus: 2, reasons: [], note: '' });
    await accept(staff, await waitingCheckOf(staff, person.id));
    expect(await kycStatusOf(person)).toBe(1);
  });
});
