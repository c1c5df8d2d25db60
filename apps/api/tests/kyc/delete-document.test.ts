import { deleteDocument } from '@waybill/contract/kyc/delete-document';
import { describe, expect, it } from 'vitest';
import { verifiedBusiness } from '../support/people.ts';
import { bytesOf, fileOf, list, upload, useDocuments } from './business-documents.ts';

const { world, filesOnDisk } = useDocuments();

describe('the bytes of a document', () => {
  const noted = async (key: string) => (await world.db`select from stored_document where storage_key = ${key}`).length;

  it('are noted no longer once they were taken back', async () => {
    const business = await verifiedBusiness(world);
    const { result } = await upload(business, fileOf(bytesOf.pdf));
    await business.call(deleteDocument, { params: { documentId: result.id } });
    await expect.poll(() => noted(`documents/${result.id}`)).toBe(0);
    expect(filesOnDisk()).not.toContain(result.id);
  });
});

describe('taking a document back', () => {
  it('removes the row and the file', async () => {
    const business = await verifiedBusiness(world);
    const { result } = await upload(business, fileOf(bytesOf.pdf));
    expect((await business.call(deleteDocument, { params: { documentId: result.id } })).status).toBe(204);
    expect(await list(business)).toEqual([]);
    await expect.poll(filesOnDisk).not.toContain(result.id);
    expect((await business.call(deleteDocument, { params: { documentId: result.id } })).problem.code).toBe('not_found');
  });

  it('works on one’s own only; somebody else’s looks as if it were not there', async () => {
    const owner = await verifiedBusiness(world);
    const stranger = await verifiedBusiness(world);
    const { result } = await upload(owner, fileOf(bytesOf.pdf));
    expect(await list(stranger)).toEqual([]);
    expect((await stranger.call(deleteDocument, { params: { documentId: result.id } })).problem.code).toBe('not_found');
    expect(await list(owner)).toEqual([result]);
    expect((await owner.call(deleteDocument, { params: { documentId: `../${result.id}` } })).problem.code).toBe('invalid_input');
  });
});
