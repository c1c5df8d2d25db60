import { existsSync } from 'node:fs';
import path from 'node:path';
import { getCheck } from '@waybill/contract/kyc/get-check';
import { describe, expect, it } from 'vitest';
import { deleteAllDocuments, deleteOldDocuments } from '../../src/modules/kyc/commands/delete-old-documents.ts';
import { transact } from '../../src/platform/db/database.ts';
import { verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { details, fetchFile, useCheckDesk } from './check-desk.ts';
import { accept, openPapers, pdf, personWithDocuments, refuse, upload, uploadAll } from './documents.ts';

const { world, dataDir } = useCheckDesk();

const isOnDisk = (id: string) => existsSync(path.join(dataDir, 'files', 'checks', id));

describe('documents', () => {
  it('are forgotten thirty days after the decision: pictures, name, date of birth and number', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const waiting = await personWithDocuments(world, staff);
    await openPapers(staff, person.checkId);
    const { files } = (await details(staff, person.checkId)).result;
    await accept(staff, person.checkId);
    const decidedDaysAgo = (days: number) =>
      world.db`update identity_check set decided_at = now() - make_interval(days => ${days}) where id = ${person.checkId}`;
    await decidedDaysAgo(29);
    await deleteOldDocuments(world.node.context);
    expect((await details(staff, person.checkId)).result.files).toEqual(files);
    await decidedDaysAgo(31);
    await world.db`update identity_check set submitted_at = now() - interval '90 days', created_at = now() - interval '90 days'
                   where id = ${waiting.checkId}`;
    await deleteOldDocuments(world.node.context);
    const { result } = await details(staff, person.checkId);
    expect(result).toMatchObject({
      state: 'accepted',
      files: [],
      nameOnDocument: null,
      dateOfBirth: null,
      documentNumberEnd: null,
    });
    await expect.poll(() => files.filter(({ id }) => isOnDisk(id)), { timeout: 10_000 }).toEqual([]);
    expect((await fetchFile(staff, person.checkId, files[0]?.id ?? '', { reason: 'appeal' })).status).toBe(404);
    expect((await details(staff, waiting.checkId)).result.files).toHaveLength(3);
  });

  it('that were begun and left lying go whole', async () => {
    const person = await verifiedPerson(world);
    const [front] = await uploadAll(person, ['front']);
    await world.db`update identity_check set created_at = now() - interval '31 days' where user_id = ${person.id}`;
    await world.db`update identity_check_file set uploaded_at = now() - interval '31 days' where id = ${front?.id ?? ''}`;
    await deleteOldDocuments(world.node.context);
    expect((await person.call(getCheck)).result.files).toEqual([]);
    await expect.poll(() => isOnDisk(front?.id ?? ''), { timeout: 10_000 }).toBe(false);
  });

  it('that somebody came back to are not taken away from them', async () => {
    const person = await verifiedPerson(world);
    await uploadAll(person, ['front']);
    await world.db`update identity_check set created_at = now() - interval '31 days' where user_id = ${person.id}`;
    await world.db`update identity_check_file set uploaded_at = now() - interval '31 days'`;
    await uploadAll(person, ['selfie']);
    await deleteOldDocuments(world.node.context);
    expect((await person.call(getCheck)).result.files).toHaveLength(2);
  });

  it('of every try go with whoever leaves, however many there were', async () => {
    const person = await verifiedPerson(world);
    await world.db`
      insert into identity_check (id, user_id, provider, state, name_on_document, created_at, submitted_at, decided_at)
      select 'kyc_' || ${person.id} || number, ${person.id}, 'built-in', 'refused', 'Chidi Okafor', now() - number * interval '1 day', now(), now()
      from generate_series(1, 25) as number`;
    await transact(world.db, (tx) => deleteAllDocuments(world.node.context, tx, person.id));
    expect(await world.db`select from identity_check where user_id = ${person.id} and name_on_document is not null`).toHaveLength(
      0,
    );
  });

  it('go with whoever leaves, decided or not', async () => {
    const staff = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    const before = (await details(staff, person.checkId)).result.files;
    await refuse(staff, person.checkId);
    const { result: second } = await upload(person, 'front', pdf);
    await transact(world.db, (tx) => deleteAllDocuments(world.node.context, tx, person.id));
    const rows = await world.db`select state, name_on_document from identity_check where user_id = ${person.id}`;
    expect(rows).toEqual([{ state: 'refused', nameOnDocument: null }]);
    await expect.poll(() => [...before, second].filter(({ id }) => isOnDisk(id)), { timeout: 10_000 }).toEqual([]);
  });
});
