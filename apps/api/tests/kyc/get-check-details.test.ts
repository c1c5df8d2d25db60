import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { describe, expect, it } from 'vitest';
import { verifiedBusiness } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { details, fetchFile, useCheckDesk } from './check-desk.ts';
import { fileOf, pdf, personWithDocuments, waitingCheckOf } from './documents.ts';

const { world, actsAbout } = useCheckDesk();

describe('looking at documents', () => {
  it('shows everything they are decided by, and is written down once a day for each of us', async () => {
    const staff = await staffMember(world);
    const other = await staffMember(world);
    const person = await personWithDocuments(world, staff);
    await Promise.all([details(staff, person.checkId), details(staff, person.checkId), details(other, person.checkId)]);
    const { result } = await details(staff, person.checkId);
    expect(result).toMatchObject({
      person: { id: person.id, kycStatus: 2 },
      state: 'pending',
      attempt: 1,
      nameOnDocument: 'Chidi Okafor',
      dateOfBirth: '1990-04-17',
      documentNumberEnd: '1234',
      businessDocuments: [],
      earlier: [],
    });
    const response = await fetchFile(staff, person.checkId, result.files[0]?.id ?? '');
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    const acts = await actsAbout(person.id);
    expect(acts.map(({ what, subject }) => [what, subject])).toEqual([
      ['identity-looked-at', person.checkId],
      ['identity-looked-at', person.checkId],
      ['paper-opened', person.checkId],
    ]);
    expect(new Set(acts.map(({ staffId }) => staffId))).toEqual(new Set([staff.id, other.id]));
  });

  it('shows of a business what it sent at sign-up', async () => {
    const staff = await staffMember(world);
    const business = await verifiedBusiness(world);
    const send = (kind: string) => business.call(uploadDocument, { body: { kind }, file: fileOf(pdf) });
    const { result: document } = await send('registration');
    const { result: second } = await send('representative');
    const checkId = await waitingCheckOf(staff, business.id);
    const { result } = await details(staff, checkId);
    expect(result.businessDocuments).toEqual(
      [document, second].map((sent) => ({ ...sent, mediaType: 'application/pdf', isOpened: false })),
    );
    const response = await fetchFile(staff, checkId, document.id);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });
});
