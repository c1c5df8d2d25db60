import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { likeItem } from '@waybill/contract/timeline/like-item';
import { exportData } from '@waybill/contract/users/export-data';
import { rateUser } from '@waybill/contract/users/rate-user';
import { reportUser } from '@waybill/contract/users/report-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { exportSections } from '../../src/modules/users/export/read-export.ts';
import { tableCards } from '../../src/modules/users/personal-data/personal-data.ts';
import { roomWith, write as writeMessage } from '../support/chat.ts';
import { confirm } from '../support/leaving.ts';
import { codesOf, dealAt, moveTo } from '../support/orders.ts';
import { type Person, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { tablesThereAre } from '../support/tables-there-are.ts';
import { write } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

async function exportOf(person: Visitor) {
  await confirm(person);
  return (await person.call(exportData)).result;
}

/** A delivery that is done, with everything that the two do on the way. */
async function history(): Promise<{ sender: Person; carrier: Person; orderId: string; roomId: string }> {
  const { sender, carrier, orderId } = await dealAt(world, 'PickedUp');
  await moveTo(carrier, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
  await sender.call(rateUser, { body: { orderId, rating: 4, comment: 'Quick' } });
  const { id: roomId } = await roomWith(sender, carrier);
  await writeMessage(sender, roomId, 'Thank you');
  await writeMessage(carrier, roomId, 'Any time');
  const { id: itemId } = (await write(carrier, 'On the road')).result;
  await sender.call(likeItem, { params: { itemType: 3, itemId } });
  const comment = { itemType: 3, timelineItemId: itemId, message: 'Safe trip' };
  await sender.call(createComment, { body: comment });
  await sender.call(reportUser, { body: { userId: carrier.id, reason: 'other', message: 'Loud music' } });
  return { sender, carrier, orderId, roomId };
}

describe('what we hold about somebody', () => {
  it('is decided for every table there is: handed out, or kept with a reason', async () => {
    expect(Object.keys(tableCards).toSorted(), 'decide in modules/users/personal-data').toEqual(await tablesThereAre(world.db));
    const parts = Object.values(tableCards).map((card) => card.export);
    expect([...new Set(parts.filter((part) => typeof part === 'string'))].toSorted()).toEqual(
      exportSections.map(({ name }) => name).toSorted(),
    );
  });

  it('is all there, as the person knows it', async () => {
    const { sender, orderId, roomId } = await history();
    const all = await exportOf(sender);
    expect(Object.keys(all)).toEqual(['madeAt', ...exportSections.map(({ name }) => name)]);
    expect(all).toMatchObject({
      account: { id: sender.id, email: sender.details.email, phone: sender.details.phoneNumber },
      profile: { fullName: sender.details.fullName, packagesSent: 1 },
      business: null,
      sessions: [{ ip: expect.any(String) }],
      posts: [{ type: 1, price: 6000, receiverName: 'Halima Yusuf', status: 'delivered' }],
      comments: [{ message: 'Safe trip' }],
      likes: [{ itemId: expect.any(String) }],
      orders: [{ id: orderId, role: 'sender', fee: 6000, status: 5 }],
      ratings: [{ which: 'given', stars: 4, comment: 'Quick' }],
      reportsMade: [{ of: 'person', reason: 'other', message: 'Loud music' }],
      chats: [
        {
          id: roomId,
          messages: [
            { by: 'me', text: 'Thank you' },
            { by: 'them', text: 'Any time' },
          ],
        },
      ],
      wallets: [{ currency: 'NGN', balance: 0, inEscrow: 0 }],
      heldForDeliveries: [{ fee: 6000, charge: 500, state: 'captured' }],
    });
  });

  it('holds nothing that is private to others, nor who reported one', async () => {
    const { carrier, sender } = await history();
    const text = JSON.stringify(await exportOf(carrier));
    for (const secret of [sender.details.email, sender.details.phoneNumber, '+2348059876543', 'Herbert Macaulay', 'Loud music'])
      expect(text).not.toContain(secret);
    expect(text).toContain('Any time');
  });

  it('holds no secret, of any kind', async () => {
    const business = await verifiedBusiness(world);
    const file = new File(['%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF'], 'documents.pdf', { type: 'application/pdf' });
    expect((await business.call(uploadDocument, { body: { kind: 'registration' }, file })).status).toBeLessThan(300);
    await business.call(updateUser, { body: { pushNotificationToken: 'a-device-that-rings' } });
    const text = JSON.stringify(await exportOf(business));
    expect(text).toContain('documents.pdf');
    const [account] = await world.db<{ passwordHash: string }[]>`select password_hash from account where id = ${business.id}`;
    const [document] = await world.db<
      { storageKey: string }[]
    >`select storage_key from business_document where user_id = ${business.id}`;
    for (const secret of [account?.passwordHash, document?.storageKey, 'a-device-that-rings', business.session.accessToken])
      expect(text).not.toContain(secret ?? 'nothing');
    for (const cookie of business.cookies.values()) expect(text).not.toContain(cookie);
    // No field is named for one, either: a column that somebody adds later does not slip through.
    expect(text).not.toMatch(/"(?!(hasPassword)")\w*(hash|token|secret|password|storageKey|pinHash)\w*":/i);
  });

  it('is handed to whoever types the password again: an open tab is not enough', async () => {
    const person = await verifiedPerson(world);
    expect((await person.call(exportData)).problem.code).toBe('confirmation_required');
    await confirm(person);
    expect((await person.call(exportData)).status).toBe(200);
    await world.db`update session set confirmed_until = now() - interval '1 second' where user_id = ${person.id}`;
    expect((await person.call(exportData)).problem.code).toBe('confirmation_required');
  });

  it('says why documents were refused, and nothing of what our people noted for themselves', async () => {
    const person = await verifiedPerson(world);
    await world.db`
      insert into identity_check (id, user_id, provider, state, note, submitted_at, decided_at)
      select 'kyc_' || state || ${person.id}, ${person.id}, 'built-in', state, 'Noted when ' || state, now(), now()
      from unnest(array['accepted', 'refused']) as state`;
    const { identityChecks } = await exportOf(person);
    expect(JSON.stringify(identityChecks)).toContain('Noted when refused');
    expect(JSON.stringify(identityChecks)).not.toContain('Noted when accepted');
  });

  it('is one’s own', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    expect(JSON.stringify(await exportOf(ada))).not.toContain(bayo.id);
  });
});
