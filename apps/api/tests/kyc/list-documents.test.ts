import { describe, expect, it } from 'vitest';
import { verifiedBusiness } from '../support/people.ts';
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
