import { deleteCheckFile } from '@waybill/contract/kyc/delete-check-file';
import { describe, expect, it } from 'vitest';
import { verifiedPerson } from '../support/people.ts';
import { look, useCheckFiles } from './check-files.ts';
import { uploadAll } from './documents.ts';

const { world, onDisk } = useCheckFiles();

describe('the pictures of documents', () => {
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
});
