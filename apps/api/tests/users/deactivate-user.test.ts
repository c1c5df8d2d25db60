import { getRoom } from '@waybill/contract/chat/get-room';
import { signIn } from '@waybill/contract/identity/sign-in';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { setDuty } from '@waybill/contract/orders/set-duty';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { createUser } from '@waybill/contract/users/create-user';
import { getUser } from '@waybill/contract/users/get-user';
import { listRatings } from '@waybill/contract/users/list-ratings';
import { rateUser } from '@waybill/contract/users/rate-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { describe, expect, it } from 'vitest';
import { suspendAccount } from '../../src/modules/identity/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { newId } from '../../src/platform/ids.ts';
import { atOnce } from '../support/at-once.ts';
import { messagesOf, roomsOf, roomWith, write as writeMessage } from '../support/chat.ts';
import { closesSoon, listenAs } from '../support/event-stream.ts';
import { confirm, deactivate, leave } from '../support/leaving.ts';
import { codesOf, dealAt, moveTo, offered, orderOf } from '../support/orders.ts';
import { goodPassword, onAnotherDevice, type Person, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { expectBooksToBeRight, goodPin, personWithMoney } from '../support/people-with-money.ts';
import {
  checkedBusiness,
  feedOf,
  look,
  offerBatch,
  offerTrip,
  sendParcel,
  traveller,
  uploadedPicture,
  write,
  yaba,
} from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

const refusalOf = async (person: Person) => {
  const { status, problem } = await leave(person);
  return [status, problem.code];
};
const accountStatus = async (id: string) => (await world.db`select * from account where id = ${id}`)[0];
const goneView = (id: string) => ({ id, fullName: 'Someone who left', username: expect.stringMatching(/^gone_[0-9a-z]{26}$/) });

/** Everything in the database that is text, as one. */
async function everyWord(): Promise<string> {
  const tables = await world.db<{ name: string }[]>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`;
  const dumps = await Promise.all(
    tables.map(
      ({ name }) =>
        world.db<{ dump: string | null }[]>`select string_agg(row::text, E'\n') as dump from ${world.db(name)} as row`,
    ),
  );
  return dumps.map(([row], index) => `${tables[index]?.name}: ${row?.dump ?? ''}`).join('\n');
}

describe('who wants to leave', () => {
  it('confirms the password first, and closes their own account only', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    expect((await deactivate(person)).problem.code).toBe('confirmation_required');
    await confirm(person);
    expect((await deactivate(person, other.id)).problem.code).toBe('forbidden');
    expect((await deactivate(person, newId('user'))).problem.code).toBe('forbidden');
    expect((await deactivate(person, 'me')).status).toBe(400);
    expect((await accountStatus(other.id))?.deactivatedAt).toBeNull();
    expect((await deactivate(person)).status).toBe(204);
  });

  it('is none of our own people', async () => {
    const person = await verifiedPerson(world);
    await world.db`update account set is_staff = true where id = ${person.id}`;
    expect(await refusalOf(person)).toEqual([403, 'forbidden']);
  });

  it('takes everything out of the wallet first', async () => {
    const person = await personWithMoney(world, { USD: 0.01 });
    const { status, problem } = await leave(person);
    expect([status, problem.code, problem.detail]).toEqual([409, 'wallet_not_empty', expect.stringContaining('$0.01')]);
  });

  it('takes parcels off the timeline first, whose money is held', async () => {
    const person = await personWithMoney(world, { NGN: 6500 });
    await sendParcel(person);
    const { problem } = await leave(person);
    expect([problem.code, problem.detail]).toEqual(['wallet_not_empty', expect.stringContaining('₦6,500.00 is held')]);
  });

  it('waits for what was earned and has not cleared', async () => {
    const { carrier, orderId } = await dealAt(world, 'PickedUp');
    await moveTo(carrier, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    expect(await refusalOf(carrier)).toEqual([409, 'wallet_not_empty']);
  });

  it('pays what they owe', async () => {
    const person = await verifiedPerson(world);
    await world.db`
      insert into ledger_account (owner_id, kind, currency, floor, posted) values (${person.id}, 'receivable', 'NGN', null, -2500)`;
    const { problem } = await leave(person);
    expect([problem.code, problem.detail]).toEqual(['wallet_not_empty', expect.stringContaining('You owe us ₦25.00')]);
    await world.db`update ledger_account set posted = 0 where owner_id = ${person.id}`;
  });

  it('waits for a payout that is on its way', async () => {
    const person = await personWithMoney(world, { NGN: 5000 });
    const body = { amount: 5000, currency: 'NGN', pin: goodPin, bankCode: '001', accountNumber: '0123456780' };
    expect((await person.call(initiatePayout, { body })).status).toBeLessThan(300);
    const { problem } = await leave(person);
    expect([problem.code, problem.detail]).toEqual(['wallet_not_empty', expect.stringContaining('payout')]);
    await world.db`update payout set state = 'paid' where user_id = ${person.id}`;
    expect((await leave(person)).status).toBe(204);
    // Where it went is said no more.
    const [row] = await world.db`select destination from payout where user_id = ${person.id}`;
    expect(row?.destination).toMatchObject({ accountName: 'Someone who left', accountNumber: '******6780' });
  });

  it.each(['Accepted', 'InTransit', 'Delivered'] as const)(
    'finishes a delivery that is %s, on whichever side',
    async (status) => {
      const { sender, carrier } = await dealAt(world, status);
      for (const person of [sender, carrier]) expect(await refusalOf(person)).toEqual([409, 'orders_running']);
    },
  );

  it('waits for our decision about a dispute', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'Delivered');
    await world.db`update delivery_order set status = 8, due_at = null where id = ${orderId}`;
    for (const person of [sender, carrier]) expect(await refusalOf(person)).toEqual([409, 'orders_running']);
  });

  it('takes back what they offered', async () => {
    const { carrier } = await offered(world);
    expect(await refusalOf(carrier)).toEqual([409, 'orders_running']);
  });

  it('is not asked twice, and is gone once, however often they press', async () => {
    const person = await verifiedPerson(world);
    await confirm(person);
    const answers = await atOnce(5, () => deactivate(person));
    expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 401)).toEqual([]);
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    expect((await deactivate(person)).problem.code).toBe('session_ended');
  });
});

describe('who has left', () => {
  it('is signed out everywhere at once, and cannot come back in', async () => {
    const person = await verifiedPerson(world);
    const phone = await onAnotherDevice(world, person);
    const tab = await listenAs(person);
    await leave(person);
    expect(await closesSoon(tab)).toBe(true);
    for (const device of [person, phone])
      expect((await device.call(getUser, { params: { uid: person.id } })).problem.code).toBe('session_ended');
    for (const identifier of [person.details.email, person.details.username, person.details.phoneNumber])
      expect((await world.visitor().call(signIn, { body: { identifier, password: goodPassword } })).problem.code).toBe(
        'wrong_credentials',
      );
  });

  it('leaves email, phone and username free for the next one', async () => {
    const person = await verifiedPerson(world);
    await leave(person);
    const { status, result } = await world.visitor().call(createUser, { body: person.details });
    expect(status).toBe(201);
    expect(result.userId).not.toBe(person.id);
  });

  it('cannot be made a member again', async () => {
    const person = await verifiedPerson(world);
    await leave(person);
    await transact(world.db, (tx) => suspendAccount(tx, person.id, false));
    expect((await accountStatus(person.id))?.blockedAt).not.toBeNull();
  });

  it('is off the timeline; what they said under others’ things stays, without their name', async () => {
    const [person, reader] = [await traveller(world), await verifiedPerson(world)];
    const post = (await write(person, 'Off to Abuja', { imageIdList: [await uploadedPicture(world, person.id)] })).result;
    const trip = (await offerTrip(person)).result;
    const theirs = (await write(reader, 'Hello')).result;
    const comment = { itemType: 3, timelineItemId: theirs.id, message: 'Well said' };
    await person.call(createComment, { body: comment });
    expect(await feedOf(reader, { userId: person.id })).toEqual([trip.id, post.id]);
    await leave(person);
    expect(await feedOf(reader)).not.toContain(post.id);
    expect(await feedOf(reader, { userId: person.id })).toEqual([]);
    expect((await look(reader, post)).problem.code).toBe('not_found');
    expect((await look(reader, theirs)).result.comments.items).toMatchObject([
      { message: 'Well said', author: goneView(person.id) },
    ]);
    expect(await world.db`select from image where owner_id = ${person.id} and state <> 'removed'`).toHaveLength(0);
  });

  it('stays in chats as somebody who left; nobody can write to them', async () => {
    const [person, other] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { id: roomId } = await roomWith(person, other);
    await writeMessage(person, roomId, 'See you at the park');
    await leave(person);
    const [room] = await roomsOf(other);
    expect(room?.members).toContainEqual(expect.objectContaining({ userId: person.id, fullName: 'Someone who left' }));
    expect(room?.can.write).toBe('no');
    expect(JSON.stringify(room)).not.toContain(person.details.username);
    expect((await messagesOf(other, roomId)).items.map(({ messageText }) => messageText)).toEqual(['See you at the park']);
    expect((await writeMessage(other, roomId, 'Are you there?')).problem.code).toBe('not_reachable');
    expect((await other.call(getRoom, { params: { roomId } })).result).toMatchObject({ id: roomId });
  });

  it('stays in orders and ratings without a name, a phone or a door', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'PickedUp');
    await moveTo(carrier, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    await sender.call(rateUser, { body: { orderId, rating: 5, comment: 'Kind' } });
    expect((await leave(sender)).status).toBe(204);
    const order = await orderOf(carrier, orderId);
    expect(order.sender).toMatchObject(goneView(sender.id));
    expect(JSON.stringify([order.sender, order.package, order.history])).not.toMatch(
      /Chidi Okafor|Halima Yusuf|\+234803|\+234805|Herbert Macaulay|Aminu Kano/,
    );
    const { result } = await carrier.call(listRatings, { params: { uid: carrier.id } });
    expect(result.items).toMatchObject([{ rating: 5, comment: 'Kind', by: goneView(sender.id) }]);
    expect((await carrier.call(getUser, { params: { uid: sender.id } })).result).toMatchObject({
      ...goneView(sender.id),
      packagesSent: 1,
      city: '',
      isBlocked: false,
      profilePicture: null,
    });
    await expectBooksToBeRight(world);
  });

  it('leaves no doors behind, neither of trips nor of batches', async () => {
    const business = await checkedBusiness(world);
    const { placeId: _, ...door } = { ...yaba, label: 'Warehouse 4, Quistling Close' };
    const journey = { pickupAddress: door.label, pickupAddressJson: door };
    const trips = await traveller(world);
    expect((await offerTrip(trips, journey)).status).toBe(201);
    expect((await offerBatch(business, journey)).status).toBe(201);
    for (const person of [trips, business]) expect((await leave(person)).status).toBe(204);
    expect((await everyWord()).split('\n').filter((line) => line.includes('Quistling Close'))).toEqual([]);
  });

  it('is named in nothing that others were told, by no name they ever had', async () => {
    const [person, reader] = [await verifiedPerson(world), await verifiedPerson(world)];
    await confirm(person);
    const rename = async (fullName: string) => expect((await person.call(updateUser, { body: { fullName } })).status).toBe(200);
    const post = (await write(reader, 'Hello')).result;
    const insertNotification = async (type: number, subject: string, message: string, count = 1) => {
      await world.db`
        insert into notification (id, user_id, type, category, subject, message, related_user_id, timeline_item_id, timeline_item_type, link, count)
        values (${newId('notification')}, ${reader.id}, ${type}, 'social', ${subject}, ${message}, ${person.id}, ${post.id}, 3, '/timeline', ${count})`;
    };
    await rename('Gbemisola Ojo');
    await insertNotification(2, post.id, '3 new comments on your post, the latest from Gbemisola Ojo.', 3);
    // A name that is part of other words.
    await rename('Our Po');
    await insertNotification(1, post.id, 'Our Po and 1 other liked your post.', 2);
    await insertNotification(22, 'an order', 'Our Po gave you 5 of 5 stars.');
    expect((await leave(person)).status).toBe(204);
    const rows = await world.db<{ message: string }[]>`
      select message from notification where user_id = ${reader.id} order by type`;
    expect(rows.map(({ message }) => message)).toEqual([
      'Someone who left and 1 other liked your post.',
      '3 new comments on your post, the latest from someone who left.',
      'Someone who left gave you stars.',
    ]);
  });

  it('is not named either where time or our people did something in an order of theirs', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'PickedUp');
    await moveTo(carrier, orderId, 'Delivered', { code: codesOf(world, orderId).handover });
    const message = `The delivery of the parcel is completed, as ${sender.details.fullName} did not answer.`;
    await world.db`
      insert into notification (id, user_id, type, category, subject, message, link)
      values (${newId('notification')}, ${carrier.id}, 11, 'orders', ${orderId}, ${message}, '/orders')`;
    expect((await leave(sender)).status).toBe(204);
    const [row] =
      await world.db`select message from notification where subject = ${orderId} and user_id = ${carrier.id} and type = 11`;
    expect(row?.message).toBe('A delivery with someone who left is completed.');
  });

  it('leaves not a word behind that says who they were', async () => {
    const business = await verifiedBusiness(world);
    const file = new File(['%PDF-1.4 documents'], 'Gbemisola documents.pdf', { type: 'application/pdf' });
    expect((await business.call(uploadDocument, { body: { kind: 'registration' }, file })).status).toBeLessThan(300);
    await confirm(business);
    const body = {
      fullName: 'Gbemisola Adeyemi-Quist',
      businessName: 'Quistling Haulage',
      businessRepName: 'Gbemisola Quist',
      businessRepCity: 'Quistown',
      businessWebsite: 'https://quistling.example',
      city: 'Quistown',
    };
    expect((await business.call(updateUser, { body })).status).toBe(200);
    await business.call(setDuty, { body: { isOnDuty: false } });
    const reader = await verifiedPerson(world);
    const theirs = (await write(reader, 'Hello')).result;
    await world.db`
      insert into notification (id, user_id, type, category, subject, message, related_user_id, link)
      values (${newId('notification')}, ${reader.id}, 1, 'social', ${theirs.id}, 'Gbemisola Adeyemi-Quist liked your post.', ${business.id}, '/timeline')`;
    expect((await leave(business)).status).toBe(204);
    const words = await everyWord();
    for (const { businessEmail, businessPhoneNumber, username } of [business.details])
      for (const secret of [businessEmail, businessPhoneNumber, `,${username},`]) expect(words).not.toContain(secret);
    expect(words.split('\n').filter((line) => /gbemisola|quist/i.test(line))).toEqual([]);
    expect(words).toContain('Someone who left liked your post.');
  });
});
