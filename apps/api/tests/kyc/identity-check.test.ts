import { describe, expect, it } from 'vitest';
import { markIdentity } from '../../src/ops/mark-identity.ts';
import { staffMember } from '../support/staff.ts';
import { kycStatusOf, useCheckFiles } from './check-files.ts';
import { handIn, personWithDocuments, refuse, uploadAll } from './documents.ts';

const { world } = useCheckFiles();

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
