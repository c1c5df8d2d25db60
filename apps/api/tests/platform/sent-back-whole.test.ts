import { createRoom } from '@waybill/contract/chat/create-room';
import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { markNotification } from '@waybill/contract/notifications/mark-notification';
import { createNegotiation } from '@waybill/contract/orders/create-negotiation';
import { findRiders } from '@waybill/contract/orders/find-riders';
import { getNegotiations } from '@waybill/contract/orders/get-negotiations';
import { listOrders } from '@waybill/contract/orders/list-orders';
import { updateOrder } from '@waybill/contract/orders/update-order';
import { searchPlaces } from '@waybill/contract/places/search-places';
import { createBatchShipping } from '@waybill/contract/timeline/create-batch-shipping';
import { createComment } from '@waybill/contract/timeline/create-comment';
import { createPackage } from '@waybill/contract/timeline/create-package';
import { createPost } from '@waybill/contract/timeline/create-post';
import { createTravellersRequest } from '@waybill/contract/timeline/create-travellers-request';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { listTransactions } from '@waybill/contract/wallet/list-transactions';
import { describe, expect, it } from 'vitest';
import { roomWith } from '../support/chat.ts';
import { eventually } from '../support/eventually.ts';
import { nameFee, negotiationAt } from '../support/negotiations.ts';
import { offered, orderOf } from '../support/orders.ts';
import { newBusiness, newcomer, ownUserOf, type Person, verifiedPerson } from '../support/people.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import {
  checkedBusiness,
  dayIn,
  look,
  offerBatch,
  offerTrip,
  sendParcel,
  traveller,
  uploadedPicture,
  write,
} from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

// Every field of an answer, or of the specification’s entity, can be sent back.
const world = useWorld();

/** The fields of a user as the product always had them, before anybody has filled them in. */
const emptyUser = {
  uid: '',
  id: '',
  idToken: '',
  authProvider: 'password',
  emailVerified: false,
  isDispatchPartner: false,
  isNigerian: true,
  isBlocked: false,
  kycStatus: 0,
  phoneVerified: false,
  dialCode: '+234',
  currency: '₦',
  referrer: '',
  webPushNotificationEnabled: false,
  showReadReceipts: true,
  emailOnNewNotifications: true,
  emailOnDirectMessages: true,
  emailPaymentReceipts: true,
  emailOrderPerformance: true,
  rating: 0,
  numberOfDeliveries: 0,
  packagesSent: 0,
  mutedUsers: [],
  profilePicture: null,
  notInterestedItem: null,
};

describe('sent back whole is', () => {
  it('a user, who changes nothing by it', async () => {
    const person = await verifiedPerson(world);
    const other = await verifiedPerson(world);
    const { id: postId } = (await write(other, 'Hello')).result;
    await person.call(updateUser, { body: { notInterestedItem: postId, mutedUserId: other.id } });
    const picture = await uploadedPicture(world, person.id);
    await person.call(updateUser, { body: { profilePicture: picture } });
    const user = await ownUserOf(person);
    // Nothing was confirmed: a new name would be refused.
    expect((await person.call(updateUser, { body: { ...user, fullName: 'Somebody Else' } })).problem.code).toBe(
      'confirmation_required',
    );
    const { result } = await person.call(updateUser, { body: { ...user, password: '', idToken: '' } });
    expect(result).toEqual(user);
    const { problem } = await person.call(updateUser, { body: { ...user, isAdmin: true } });
    expect(problem).toMatchObject({ detail: 'We do not know the field “isAdmin”.', errors: [{ field: 'isAdmin' }] });
    expect(
      (await person.call(updateUser, { body: { profilePicture: 'https://elsewhere.example/a.webp' } })).problem,
    ).toMatchObject({
      errors: [{ field: 'profilePicture' }],
    });
  });

  it('a business', async () => {
    const business = await checkedBusiness(world);
    const user = await ownUserOf(business);
    const { result } = await business.call(updateUser, { body: { ...user, ...user.business } });
    expect(result).toEqual(user);
  });

  it('a user and a business that sign up with every field there is', async () => {
    const person = await world.visitor().call(createUser, { body: { ...emptyUser, ...newcomer() } });
    expect(person.status).toBe(201);
    const hours = { hours: 8, minutes: 0, seconds: null };
    const body = {
      ...emptyUser,
      ...newBusiness(),
      businessWebsite: null,
      businessRepName: '',
      businessRepRole: '',
      businessRepCity: null,
      workingHoursStart: hours,
      pin: '',
      pushNotificationToken: '',
      activeLocation1: '',
      activeLocation1Json: null,
      baseFare: null,
    };
    expect((await world.visitor().call(createDispatchPartner, { body })).status).toBe(201);
  });

  it('a package, with its day as a date-time', async () => {
    const sender = await personWithMoney(world, { NGN: 100_000 });
    const posted = (await sendParcel(sender)).result;
    const { item } = (await look(sender, posted)).result;
    if (item.itemType !== 1) throw new Error('That is no package');
    const body = {
      ...item,
      ...item.secrets,
      pin: goodPin,
      imageIdList: null,
      shipmentDate: `${item.shipmentDate}T09:30:00.000Z`,
    };
    const { result } = await sender.call(createPackage, { body });
    expect(result.id).not.toBe(item.id);
    expect({ ...result, id: item.id, dateCreated: item.dateCreated }).toEqual(item);
  });

  it('a trip, a batch and a post', async () => {
    const goer = await traveller(world);
    const trip = (await look(goer, (await offerTrip(goer)).result)).result.item;
    expect((await goer.call(createTravellersRequest, { body: trip })).status).toBe(201);
    const business = await checkedBusiness(world);
    const batch = (await look(business, (await offerBatch(business)).result)).result.item;
    expect((await business.call(createBatchShipping, { body: { ...batch, currency: '' } })).status).toBe(201);
    const post = (await look(goer, (await write(goer, 'Hello')).result)).result.item;
    expect((await goer.call(createPost, { body: { ...post, imageIdList: null } })).status).toBe(201);
  });

  it('a comment', async () => {
    const author = await verifiedPerson(world);
    const { id: timelineItemId } = (await write(author, 'Hello')).result;
    const comment = { itemType: 3, TimelineItemId: timelineItemId, message: 'Well said' };
    const { result } = await author.call(createComment, { body: comment });
    expect((await author.call(createComment, { body: { ...result, ...comment } })).status).toBe(201);
  });

  it('a negotiation, whose next amount it is', async () => {
    const { sender, carrier, packageId } = await negotiationAt(world, 7000);
    const { result } = await sender.call(getNegotiations, { params: { packageId, otherPartyId: carrier.id } });
    const counter = await sender.call(createNegotiation, { body: { ...result.offers[0], reason: null, amount: 6500 } });
    expect(counter.result.offers.map(({ amount }) => amount)).toEqual([7000, 6500]);
    expect((await nameFee(carrier, { packageId, to: sender.id }, 6800, { negotiationId: '' })).status).toBe(201);
  });

  it('an order, whose next status it is', async () => {
    const { sender, orderId } = await offered(world);
    const order = await orderOf(sender, orderId);
    const { result } = await sender.call(updateOrder, { body: { ...order, orderStatus: 1, code: '', happenedAt: null } });
    expect(result.orderStatus).toBe(1);
  });

  it('a chatroom and a notification', async () => {
    const [ada, bayo] = [await verifiedPerson(world), await verifiedPerson(world)];
    const room = await roomWith(ada, bayo);
    expect((await ada.call(createRoom, { body: { ...room, userId: bayo.id } })).result.id).toBe(room.id);
    const { id: timelineItemId } = (await write(ada, 'Hello')).result;
    await bayo.call(createComment, { body: { itemType: 3, timelineItemId, message: 'Hi' } });
    const row = await eventually('The notification', async () => (await ada.call(listNotifications)).result.items[0]);
    expect((await ada.call(markNotification, { params: { id: row.Id }, body: row })).result.IsSeenByUser).toBe(true);
    expect((await ada.call(markNotification, { params: { id: row.Id }, body: { Colour: 'red' } })).problem.detail).toBe(
      'We do not know the field “Colour”.',
    );
  });

  it('a place that was searched for', async () => {
    const goer = await traveller(world);
    const find = async (searchText: string) => (await goer.call(searchPlaces, { query: { searchText } })).result.places[0];
    const [yaba, wuse] = [await find('Yaba'), await find('Wuse')];
    expect(yaba?.name).toBe('Yaba');
    const trip = { pickupAddress: 'Yaba', pickupAddressJson: yaba, dropOffAddress: 'Wuse', dropOffAddressJson: wuse };
    const body = { ...trip, dispatchMode: 4, shippingDate: dayIn(3) };
    expect((await goer.call(createTravellersRequest, { body })).status).toBe(201);
    expect((await goer.call(findRiders, { query: { pickupAddressJson: JSON.stringify(yaba) } })).status).toBe(200);
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-20T00:00:00.000Z', '2026-11-20'],
    // Midnight in Lagos.
    ['2026-11-19T23:00:00Z', '2026-11-20'],
    ['2026-11-20T23:30:00+01:00', '2026-11-20'],
    ['2026-11-20T08:00', '2026-11-20'],
  ])('is what %s lies in', async (sent, day) => {
    const person = await lister();
    for (const call of [listOrders, listTransactions]) {
      const answers = await Promise.all(
        [sent, day].map((startDate) => person.call(call, { query: { startDate, endDate: day } })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    }
  });

  it('is not what nobody can read as one', async () => {
    for (const startDate of ['2026-13-40T00:00:00Z', 'yesterday', '2026-11-20T', '20/11/2026'])
      expect((await (await lister()).call(listOrders, { query: { startDate } })).problem.detail).toBe(
        'Please give a date like 2026-11-14.',
      );
  });

  let known: Person | undefined;
  async function lister(): Promise<Person> {
    known ??= await verifiedPerson(world);
    return known;
  }
});
