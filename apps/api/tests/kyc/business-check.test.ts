import { readdirSync, readFileSync } from 'node:fs';
import { deleteDocument } from '@waybill/contract/kyc/delete-document';
import type { DocumentKind } from '@waybill/contract/kyc/document-kinds';
import { getCheck } from '@waybill/contract/kyc/get-check';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { decideCheck } from '@waybill/contract/ops/decide-check';
import { getCheckDetails } from '@waybill/contract/ops/get-check-details';
import { getPerson } from '@waybill/contract/ops/get-person';
import { listChecks } from '@waybill/contract/ops/list-checks';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { kycPending } from '@waybill/contract/users/kyc-pending';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { notified } from '../notifications/rows.ts';
import { atOnce, tally } from '../support/at-once.ts';
import { madeBefore } from '../support/made-before.ts';
import { verifiedBusiness } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';
import { fetchFile } from './check-desk.ts';
import { accept, fileOf, openPapers, pdf, refuse, upload, waitingCheckOf } from './documents.ts';

const world = useWorld();
const staff = madeBefore(() => staffMember(world));

type Business = Awaited<ReturnType<typeof verifiedBusiness>>;

/** Signed up, with somebody who speaks for it, and open at all hours. */
async function business(): Promise<Business> {
  const found = await verifiedBusiness(world);
  const named = { businessRepName: 'Halima Yusuf', businessRepRole: 'Owner', businessRepCity: 'Ibadan' };
  expect((await found.call(updateUser, { body: named })).status).toBe(200);
  await world.db`
    update dispatch_business set working_hours_start = '00:00', working_hours_end = '23:59' where user_id = ${found.id}`;
  return found;
}

const send = (visitor: Visitor, kind: DocumentKind, name = `${kind}.pdf`) =>
  visitor.call(uploadDocument, { body: { kind }, file: fileOf(pdf, name) });

async function businessWithDocuments(): Promise<Business & { readonly checkId: string }> {
  const found = await business();
  await send(found, 'registration');
  await send(found, 'representative');
  return Object.assign(found, { checkId: await waitingCheckOf(staff, found.id) });
}

const checkOf = async (visitor: Visitor) => (await visitor.call(getCheck)).result;
const handIn = (visitor: Visitor) => visitor.call(kycPending);
const goOnDuty = (visitor: Visitor) =>
  visitor.call(setDuty, { body: { isOnDuty: true, dispatchMode: 0, latitude: 6.45, longitude: 3.39 } });
const detailsOf = async (checkId: string) => (await staff.call(getCheckDetails, { params: { checkId } })).result;

describe('the check of a business', () => {
  it('begins by itself with its documents, is seen by our people with who speaks for it, and decided once', async () => {
    const partner = await business();
    await send(partner, 'registration');
    expect(await checkOf(partner)).toMatchObject({ subject: 'business', kycStatus: 0, documents: [{ kind: 'registration' }] });
    const { result: id } = await send(partner, 'representative');
    expect(await checkOf(partner)).toMatchObject({ subject: 'business', kycStatus: 2, files: [], widget: null });
    expect((await goOnDuty(partner)).problem.code).toBe('kyc_required');

    const checkId = await waitingCheckOf(staff, partner.id);
    const waiting = (await staff.call(listChecks, { query: { limit: 50 } })).result.items;
    expect(waiting.filter(({ person }) => person.id === partner.id)).toMatchObject([{ subject: 'business', attempt: 1 }]);
    const representative = {
      businessName: 'Swift Riders',
      businessRepName: 'Halima Yusuf',
      businessRepRole: 'Owner',
      businessPhoneNumber: partner.details.businessPhoneNumber,
      phoneNumber: partner.details.businessPhoneNumber,
      phoneVerified: true,
    };
    const details = await detailsOf(checkId);
    expect(details).toMatchObject({ subject: 'business', nameOnDocument: null, files: [], business: representative });
    expect(details.businessDocuments.map(({ kind }) => kind)).toEqual(['registration', 'representative']);
    expect((await fetchFile(staff, checkId, id.id)).status).toBe(200);
    expect((await staff.call(getPerson, { params: { uid: partner.id } })).result).toMatchObject({
      business: { ...representative, documents: [{ kind: 'registration' }, { kind: 'representative' }] },
      check: { id: checkId, state: 'pending' },
    });

    expect((await accept(staff, checkId)).result).toMatchObject({ state: 'accepted', person: { kycStatus: 1 } });
    expect((await accept(staff, checkId)).problem.code).toBe('already_decided');
    expect((await goOnDuty(partner)).status).toBe(200);
    expect((await notified(partner, 'identityChecked')).Message).toBe(
      'Your business is checked. You can go on duty, carry parcels, post batches and withdraw money.',
    );
  });

  it('begins once, however its documents arrive', async () => {
    const partner = await business();
    await Promise.all([send(partner, 'registration'), send(partner, 'representative'), send(partner, 'address')]);
    expect(await checkOf(partner)).toMatchObject({ kycStatus: 2 });
    await atOnce(3, () => send(partner, 'representative'));
    const checks = await world.db`select state from identity_check where user_id = ${partner.id}`;
    expect(checks).toEqual([{ state: 'pending' }]);
  });

  it('is never that of a person: nothing of a person is taken, and what is said of one is not kept', async () => {
    const partner = await business();
    expect((await upload(partner, 'front', pdf, 'passport.pdf')).problem.code).toBe('forbidden');
    const { problem } = await handIn(partner);
    expect(problem.code).toBe('proof_missing');
    expect(problem.errors.map(({ field }) => field)).toEqual(['registration', 'representative']);
    await send(partner, 'registration');
    await send(partner, 'representative');
    expect((await handIn(partner)).problem.code).toBe('check_under_way');
  });

  it('that is refused says why in words for a business, and goes on with new documents', async () => {
    const partner = await businessWithDocuments();
    expect((await refuse(staff, partner.checkId, ['face-differs'])).problem.errors[0]?.field).toBe('reasons');
    await refuse(staff, partner.checkId, ['representative-differs', 'unreadable'], 'The ID is of somebody else.');
    expect(await checkOf(partner)).toMatchObject({
      kycStatus: 3,
      reasons: ['representative-differs', 'unreadable'],
      note: 'The ID is of somebody else.',
    });
    expect((await notified(partner, 'identityChecked')).Message).toBe(
      'The check of your business did not pass. The ID is not that of the representative you named. You can send new documents.',
    );
    expect((await handIn(partner)).problem.code, 'the same ones again').toBe('proof_missing');
    await send(partner, 'representative', 'halima.pdf');
    expect(await checkOf(partner), 'it says itself when it is ready').toMatchObject({ kycStatus: 3 });
    expect((await handIn(partner)).result).toMatchObject({ kycStatus: 2, subject: 'business' });
    const again = await waitingCheckOf(staff, partner.id);
    expect(await detailsOf(again)).toMatchObject({
      attempt: 2,
      earlier: [{ subject: 'business', reasons: ['representative-differs', 'unreadable'] }],
    });
    await accept(staff, again);
    expect((await goOnDuty(partner)).status).toBe(200);
  });

  it('is decided about what was looked at: a document that was replaced meanwhile is looked at first', async () => {
    const partner = await businessWithDocuments();
    const { businessDocuments } = await detailsOf(partner.checkId);
    const seen = businessDocuments.map(({ id }) => id);
    const decide = (ids: readonly string[]) =>
      staff.call(decideCheck, { params: { checkId: partner.checkId }, body: { decision: 'accept', seen: ids } });
    await send(partner, 'registration', 'another.pdf');
    expect((await decide(seen)).problem.code).toBe('documents_changed');
    expect(await checkOf(partner)).toMatchObject({ kycStatus: 2 });
    const now = (await detailsOf(partner.checkId)).businessDocuments.map(({ id }) => id);
    expect((await decide(now)).problem.detail).toContain('Please open these papers first');
    await openPapers(staff, partner.checkId);
    expect(tally([await decide(now), await decide(now)])).toEqual({ 200: 1, already_decided: 1 });
  });

  it('keeps what it is decided by: nothing is taken away while we look, nor replaced once it is accepted', async () => {
    const partner = await businessWithDocuments();
    const [document] = (await checkOf(partner)).documents;
    const remove = () => partner.call(deleteDocument, { params: { documentId: document?.id ?? '' } });
    expect((await remove()).problem.code).toBe('check_under_way');
    await accept(staff, partner.checkId);
    expect((await remove()).problem.code).toBe('already_verified');
    expect((await send(partner, 'registration')).problem.code).toBe('already_verified');
  });

  it('is opened by the migration where documents had been uploaded and reached nobody', async () => {
    const [lost, unfinished] = [await businessWithDocuments(), await business()];
    await send(unfinished, 'registration');
    await world.db`delete from identity_check where user_id = ${lost.id}`;
    await world.db`update profile set kyc_status = 0 where user_id = ${lost.id}`;
    const migrations = new URL('../../migrations/', import.meta.url);
    const file = readdirSync(migrations).find((name) => name.endsWith('-kyc-business-checks.sql')) ?? '';
    const text = readFileSync(new URL(file, migrations), 'utf8');
    await world.db.unsafe(text.replace(/alter table identity_check add column subject.*\n/, ''));
    expect(await checkOf(lost)).toMatchObject({ kycStatus: 2 });
    const checkId = await waitingCheckOf(staff, lost.id);
    expect(checkId).toMatch(/^kyc_[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(await detailsOf(checkId)).toMatchObject({ subject: 'business', businessDocuments: [{}, {}] });
    expect(await checkOf(unfinished)).toMatchObject({ kycStatus: 0 });
  });
});
