import { randomUUID } from 'node:crypto';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { closeReport } from '@waybill/contract/ops/close-report';
import { decideDispute } from '@waybill/contract/ops/decide-dispute';
import { getPerson } from '@waybill/contract/ops/get-person';
import { listReports } from '@waybill/contract/ops/list-reports';
import { restorePerson } from '@waybill/contract/ops/restore-person';
import { suspendPerson } from '@waybill/contract/ops/suspend-person';
import { otherReasonId } from '@waybill/contract/orders/enums';
import { sayAboutDoor } from '@waybill/contract/orders/say-about-door';
import { keepPickupPlace } from '@waybill/contract/receivers/keep-pickup-place';
import { keepReceiver } from '@waybill/contract/receivers/keep-receiver';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { deleteComment } from '@waybill/contract/timeline/delete-comment';
import { deleteItem } from '@waybill/contract/timeline/delete-item';
import { likeItem } from '@waybill/contract/timeline/like-item';
import { reportItem } from '@waybill/contract/timeline/report-item';
import { createUser } from '@waybill/contract/users/create-user';
import { rateUser } from '@waybill/contract/users/rate-user';
import { reportUser } from '@waybill/contract/users/report-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { describe, expect, it } from 'vitest';
import { tableCards } from '../../src/modules/users/personal-data/personal-data.ts';
import { codes, forgetters } from '../../src/modules/users/personal-data/table-card.ts';
import { newId } from '../../src/platform/ids.ts';
import { roomWith, write as writeMessage } from '../support/chat.ts';
import { eventually } from '../support/eventually.ts';
import { placesOf, wordColumns } from '../support/every-word.ts';
import { confirm, leave } from '../support/leaving.ts';
import { latestIn, nameFee, turnDown } from '../support/negotiations.ts';
import { carrier, codesOf, dealAt, moveTo, offer, wantedParcel } from '../support/orders.ts';
import { newcomer, type Person, verifiedPerson } from '../support/people.ts';
import { balanceOf, goodPin, personWithMoney } from '../support/people-with-money.ts';
import { answer, ask, openQuestion } from '../support/questions.ts';
import { keptPerson, ownPlace } from '../support/receivers.ts';
import { staffMember } from '../support/staff.ts';
import { offerTrip, sendParcel, uploadedPicture, write, wuse, yaba } from '../support/timeline.ts';
import { addEndpoint } from '../support/webhook-receiver.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

/** Until everything that others do about what happened has been done. */
const untilQuiet = () =>
  eventually('An empty queue', async () => {
    const [row] = await world.db<{ waiting: number }[]>`
      select count(*)::int as waiting from jobs.job where state in ('created', 'active') and start_after <= now() and name <> 'dead-letters'`;
    return row?.waiting === 0;
  });

const made = async (answer: Promise<{ readonly status: number }>) => expect((await answer).status).toBeLessThan(300);

const { placeId: _, ...somewhere } = yaba;
const { placeId: __, ...elsewhere } = wuse;

/** Each of these stands in one place only, so that the place is known by the word. */
const words = {
  name: 'Quistadeyemi',
  city: 'Quistown',
  post: 'Quistposting',
  removedPost: 'Quistremoved',
  trip: 'Quisttravel',
  parcel: 'Quistparcel',
  withdrawnParcel: 'Quistwithdrawn',
  senderName: 'Quistsender',
  senderPhone: '+2348077770001',
  receiverName: 'Quistreceiver',
  receiverPhone: '+2348077770002',
  pickupDoor: '44 Quistpickup Close',
  dropOffDoor: '55 Quistdropoff Lane',
  pickupLandmark: 'Quistyellowbank',
  pickupNote: 'Quistcounter',
  ownPlace: 'Quistownplace',
  ownPlaceAt: '77 Quistown Road',
  landmark: 'Quistlandmark',
  carrierNote: 'Quistpleasering',
  kept: 'Quistinthebook',
  keptAt: '66 Quistkept Road',
  doorSaid: 'Quistbluegate',
  saidElsewhere: 'Quistredgate',
  takenBackComment: 'Quisttakenback',
  complaint: 'Quistcomplaint',
  answered: 'Quistanswered',
  reason: 'Quistreason',
  feeReason: 'Quistfee',
  support: 'Quistsupport',
  report: 'Quistreport',
  openReport: 'Quistopen',
  itemReport: 'Quistitemreport',
  document: 'Quistdocument',
  file: 'Quistface',
  note: 'Quistnote',
  ticket: 'Quistticket',
  endpoint: 'Quistendpoint',
};

/** What stays with others: of each there is one, and no more. */
const kept = { comment: 'Quistcomment', message: 'Quistmessage', rating: 'Quistrating', receiver: 'Quistbeneficiary' };

async function sendAndDispute(leaver: Person, by: Person, staff: Person): Promise<void> {
  const doors = {
    pickupAddress: words.pickupDoor,
    pickupAddressJson: { ...somewhere, label: words.pickupDoor },
    dropoffAddress: words.dropOffDoor,
    dropOffAddressJson: { ...elsewhere, label: words.dropOffDoor },
    senderFullName: words.senderName,
    senderPhoneNumber: words.senderPhone,
    receiverFullName: words.receiverName,
    receiverPhoneNumber: words.receiverPhone,
    pickupLandmark: words.pickupLandmark,
    pickupNote: words.pickupNote,
    dropoffLandmark: words.landmark,
    dropoffNote: words.carrierNote,
  };
  const withdrawn = (await sendParcel(leaver, { ...doors, description: words.withdrawnParcel })).result;
  await made(leaver.call(deleteItem, { params: { itemType: withdrawn.itemType, itemId: withdrawn.id } }));
  const parcel = (await sendParcel(leaver, { ...doors, description: words.parcel })).result;
  const { id: orderId } = (await offer(by, parcel.id)).result;
  await made(moveTo(leaver, orderId, 'Accepted'));
  await made(moveTo(by, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup }));
  await made(moveTo(by, orderId, 'Delivered', { imageIdList: [await uploadedPicture(world, by.id)] }));
  await made(by.call(sayAboutDoor, { params: { id: orderId }, body: { words: words.doorSaid } }));
  await made(moveTo(leaver, orderId, 'Disputed', { message: words.complaint }));
  await made(ask(staff, orderId, 'sender'));
  await made(answer(leaver, orderId, await openQuestion(leaver, orderId), { answer: words.answered }));
  const decision = { decision: 'release', because: 'It was there' };
  await made(staff.call(decideDispute, { params: { orderId }, body: decision }));
  await made(leaver.call(rateUser, { body: { orderId, rating: 2, comment: kept.rating } }));
}

/** They also carry, and think better of it. */
async function carryAndGiveUp(leaver: Person): Promise<void> {
  const sender = await personWithMoney(world, { NGN: 13_000 });
  const packageId = await wantedParcel(world, sender.id);
  const { id: orderId } = (await offer(leaver, packageId)).result;
  await made(moveTo(sender, orderId, 'Accepted'));
  const reasons = [{ id: otherReasonId, customText: words.reason }];
  await made(moveTo(leaver, orderId, 'Cancelled', { cancellationReasons: reasons }));
  const other = await wantedParcel(world, sender.id);
  const { result } = await nameFee(leaver, { packageId: other, to: sender.id }, 7_000, { reason: words.feeReason });
  await made(turnDown(leaver, latestIn(result).negotiationId));
}

/** Somebody stands in their book, and they have stood at the door of another’s receiver. */
async function keepAndSay(leaver: Person): Promise<void> {
  const body = keptPerson({ fullName: words.kept, address: words.keptAt });
  await made(leaver.call(keepReceiver, { body }));
  const place = ownPlace({ name: words.ownPlace, address: words.ownPlaceAt });
  await made(leaver.call(keepPickupPlace, { body: place }));
  const { orderId } = await dealAt(world, 'Delivered', { carrier: leaver });
  await made(leaver.call(sayAboutDoor, { params: { id: orderId }, body: { words: words.saidElsewhere } }));
  await world.db`update delivery_order set status = 5, due_at = null where id = ${orderId}`;
}

async function chatAndReport(leaver: Person, other: Person, staff: Person): Promise<string> {
  const theirs = (await write(other, 'Hello')).result;
  const comment = async (message: string) =>
    leaver.call(createComment, {
      body: { itemType: 3, timelineItemId: theirs.id, message },
    });
  await made(comment(kept.comment));
  const { id: commentId } = (await comment(words.takenBackComment)).result;
  await made(leaver.call(deleteComment, { params: { commentId } }));
  await made(leaver.call(likeItem, { params: { itemType: 3, itemId: theirs.id } }));
  const { id: roomId } = await roomWith(leaver, other);
  await made(writeMessage(leaver, roomId, kept.message));
  await made(writeMessage(other, roomId, 'Thank you'));
  const support = (await leaver.call(openSupportRoom)).result;
  await made(writeMessage(leaver, support.roomId, words.support));
  const rude = await verifiedPerson(world);
  const rudePost = (await write(rude, 'Pay me outside')).result;
  await made(leaver.call(reportUser, { body: { userId: rude.id, reason: 'scam', message: words.report } }));
  const item = { itemType: 3, timelineItemId: rudePost.id, reason: 'abuse', message: words.itemReport };
  await made(leaver.call(reportItem, { body: item }));
  for (const { id: reportId, about } of (await staff.call(listReports, { query: { limit: 50 } })).result.items)
    if (about.id === rude.id)
      await staff.call(closeReport, { params: { reportId }, body: { outcome: 'nothing', because: 'Looked into' } });
  await made(leaver.call(reportUser, { body: { userId: rude.id, reason: 'scam', message: words.openReport } }));
  return rude.id;
}

async function showDocuments(leaver: Person): Promise<void> {
  const checkId = newId('identityCheck');
  await world.db`
    insert into identity_check (id, user_id, provider, state, document_type, document_number_end, name_on_document, date_of_birth, note, submitted_at, decided_at)
    values (${checkId}, ${leaver.id}, 'built-in', 'refused', 'nin', 'QX91', ${words.document}, '1987-06-05', ${words.note}, now(), now())`;
  await world.db`
    insert into identity_check_file (id, check_id, kind, file_name, media_type, bytes, storage_key)
    values (${newId('document')}, ${checkId}, 'front', ${words.file}, 'image/webp', 3, ${`papers/${randomUUID()}`})`;
  await world.db`
    insert into federated_ticket (id, purpose, issuer, subject, email, email_verified, full_name, expires_at)
    values (${randomUUID()}, 'enrol', 'https://issuer.example', ${randomUUID()}, ${leaver.details.email}, true, ${words.ticket}, now() + interval '1 hour')`;
}

describe('the list of what we hold about people', () => {
  it('speaks of every table, and of every column that can hold words', async () => {
    const columns = (await wordColumns(world)).filter(({ schema }) => schema === 'public');
    const undecided = columns.filter(({ table, column }) => !codes.has(column) && !(column in (tableCards[table]?.words ?? {})));
    expect(
      undecided.map(({ table, column }) => `${table}.${column}`),
      'add them to modules/users/personal-data',
    ).toEqual([]);
    const there = new Set(columns.map(({ table, column }) => `${table}.${column}`));
    const gone = Object.entries(tableCards).flatMap(([table, { words: named = {} }]) =>
      Object.keys(named)
        .map((column) => `${table}.${column}`)
        .filter((name) => !there.has(name)),
    );
    expect(gone, 'of columns that are not there').toEqual([]);
  });

  it('names everybody who forgets, and nobody else', () => {
    const named = Object.values(tableCards).flatMap(({ words: columns = {} }) =>
      Object.values(columns).flatMap((fate) => (typeof fate === 'string' ? [fate] : (fate.but ?? []))),
    );
    expect([...new Set(named)].sort()).toEqual([...forgetters].sort());
  });
});

describe('who has left', () => {
  it('is in no column of any table, but where it is the record of somebody else', async () => {
    const staff = await staffMember(world);
    const leaver = await personWithMoney(world, { NGN: 13_000 });
    const [other, by] = [await verifiedPerson(world), await carrier(world)];
    await confirm(leaver);
    await made(leaver.call(updateUser, { body: { fullName: `Gbemisola ${words.name}`, city: words.city } }));
    await made(leaver.call(updateUser, { body: { pushNotificationToken: 'a-device-of-quist' } }));
    const { username, email, phoneNumber } = leaver.details;
    await made(world.visitor().call(createUser, { body: { ...newcomer(), referrer: username } }));
    await made(world.visitor().call(requestPasswordReset, { body: { email } }));

    await made(write(leaver, words.post));
    await made(addEndpoint(leaver, `http://127.0.0.1:9009/${words.endpoint}`));
    const removed = (await write(leaver, words.removedPost)).result;
    await made(leaver.call(deleteItem, { params: { itemType: 3, itemId: removed.id } }));
    await made(offerTrip(leaver, { message: words.trip }));
    await sendAndDispute(leaver, by, staff);
    await carryAndGiveUp(leaver);
    await keepAndSay(leaver);
    const reported = await chatAndReport(leaver, other, staff);
    await showDocuments(leaver);
    // Of the sender: they say who receives it.
    const sender = await personWithMoney(world, { NGN: 6_500 });
    await made(sendParcel(sender, { receiverFullName: kept.receiver, receiverPhoneNumber: phoneNumber }));

    await made(staff.call(getPerson, { params: { uid: leaver.id } }));
    const because = { body: { because: 'A mistake' }, params: { uid: leaver.id } };
    await made(staff.call(suspendPerson, because));
    await made(staff.call(restorePerson, because));
    await untilQuiet();
    const rest = await balanceOf(world, leaver.id, 'NGN');
    const payout = { amount: rest, currency: 'NGN', pin: goodPin, bankCode: '001', accountNumber: '0123456780' };
    await made(leaver.call(initiatePayout, { body: payout }));
    await eventually('A payout that arrived', async () => {
      await world.db`update payout set state = 'paid' where user_id = ${leaver.id} and state in ('queued', 'sent')`;
      return (await world.db`select from payout where user_id = ${leaver.id} and state = 'paid'`).length === 1;
    });
    await untilQuiet();

    const everything = [
      ...Object.values(words),
      ...Object.values(kept),
      username,
      email,
      phoneNumber,
      '0123456780',
      'QX91',
      '1987-06-05',
    ];
    const before = await placesOf(world, everything);
    expect(everything.filter((word) => !before.some((place) => place.endsWith(`: ${word.toLowerCase()}`)))).toEqual([]);

    expect((await leave(leaver)).status).toBe(204);
    await untilQuiet();
    // What they had reported and was still open goes with its decision.
    expect(await placesOf(world, [words.openReport])).toEqual([`user_report.message: ${words.openReport.toLowerCase()}`]);
    for (const { id: reportId, about } of (await staff.call(listReports, { query: { limit: 50 } })).result.items)
      if (about.id === reported)
        await made(staff.call(closeReport, { params: { reportId }, body: { outcome: 'nothing', because: 'Looked into' } }));

    expect(await placesOf(world, everything)).toEqual([
      `chat_message.body: ${kept.message.toLowerCase()}`,
      `package.receiver_name: ${kept.receiver.toLowerCase()}`,
      `package.receiver_phone: ${phoneNumber}`,
      `rating.comment: ${kept.rating.toLowerCase()}`,
      // The same message, as their browser was told of it: for a week.
      `realtime_inbox.event: ${kept.message.toLowerCase()}`,
      `timeline_comment.message: ${kept.comment.toLowerCase()}`,
    ]);
  });

  it('takes the chat with them when the other one has left before', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { id: roomId } = await roomWith(ada, bayo);
    await made(writeMessage(ada, roomId, 'Quistfarewell'));
    expect((await leave(ada)).status).toBe(204);
    expect(await placesOf(world, ['Quistfarewell'])).toContain('chat_message.body: quistfarewell');
    expect((await leave(bayo)).status).toBe(204);
    expect(await world.db`select from chat_message where room_id = ${roomId}`).toHaveLength(0);
  });
});
