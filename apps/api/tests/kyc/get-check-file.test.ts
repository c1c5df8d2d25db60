import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { details, fetchFile, useCheckDesk } from './check-desk.ts';
import { accept, personWithDocuments, uploadAll } from './documents.ts';

const { world } = useCheckDesk();

describe('looking at documents', () => {
  it('shows the files of this check and no other', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const stranger = await personWithDocuments(world, staff);
    const foreign = (await details(staff, stranger.checkId)).result.files[0]?.id ?? '';
    expect((await fetchFile(staff, person.checkId, foreign)).status).toBe(404);
    expect((await fetchFile(staff, person.checkId, 'kyf_00000000000000000000000000')).status).toBe(404);
    const drafting = await verifiedPerson(world);
    const [draft] = await uploadAll(drafting, ['front']);
    const [row] = await world.db<{ id: string }[]>`select id from identity_check where user_id = ${drafting.id}`;
    expect((await details(staff, row?.id ?? '')).problem.code).toBe('not_found');
    expect((await fetchFile(staff, row?.id ?? '', draft?.id ?? '')).status).toBe(404);
    expect((await accept(staff, row?.id ?? '')).problem.code).toBe('not_found');
  });
});
