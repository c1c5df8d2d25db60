import { deleteDocument } from '@waybill/contract/kyc/delete-document';
import { listDocuments } from '@waybill/contract/kyc/list-documents';
import { describe, expect, it } from 'vitest';
import { verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { bytesOf, fileOf, list, upload, useDocuments } from './business-documents.ts';

const { world, storedFor } = useDocuments();

describe('uploading a document', () => {
  it.each(['pdf', 'jpeg', 'png'] as const)('takes a %s as it is and lists it', async (type) => {
    const business = await verifiedBusiness(world);
    const answer = await upload(business, fileOf(bytesOf[type], `scan.${type}`));
    expect(answer.status).toBe(201);
    expect(answer.result).toMatchObject({ kind: 'registration', fileName: `scan.${type}`, bytes: bytesOf[type].length });
    expect(await list(business)).toEqual([answer.result]);
    expect(await storedFor(business.id)).toEqual([bytesOf[type]]);
  });
});

describe('taking a document back', () => {
  it('of any kind is for businesses: a person is refused everywhere, and a stranger asked to sign in', async () => {
    const person = await verifiedPerson(world);
    const documentId = 'doc_00000000000000000000000000';
    for (const [visitor, code] of [
      [person, 'forbidden'],
      [world.visitor(), 'not_signed_in'],
    ] as const) {
      expect((await upload(visitor, fileOf(bytesOf.pdf))).problem.code).toBe(code);
      expect((await visitor.call(listDocuments)).problem.code).toBe(code);
      expect((await visitor.call(deleteDocument, { params: { documentId } })).problem.code).toBe(code);
    }
  });
});
