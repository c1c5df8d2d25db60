import { randomUUID } from 'node:crypto';
import { changePackage } from '@waybill/contract/orders/change-package';
import { describe, expect, it } from 'vitest';
import { accept, nameFee, turnDown } from '../support/negotiations.ts';
import { carrier, moveTo, offer, offered, runTheClock } from '../support/orders.ts';
import { goodPin } from '../support/people-with-money.ts';
import { book, dayIn, offerTrip } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';
import { allNotified, notificationsOf, notified } from './rows.ts';
import { latestFee, onlyNotified, pair } from './two-sides.ts';

const world = useWorld();

describe('a fee', () => {
  it('is told when it is named, accepted and turned down', async () => {
    const people = await pair(world);
    const { packageId } = await offered(world, people);
    await nameFee(people.carrier, { packageId, to: people.sender.id }, 7500);
    const named = await onlyNotified(world, people.sender, people.carrier, 'feeNamed');
    expect(named.Message).toBe('Bola Ade suggests ₦7,500.00 for your parcel to Abuja. You would pay ₦8,000.00 in all.');
    await turnDown(people.sender, (await latestFee(world, packageId)).negotiationId);
    expect((await notified(people.carrier, 'requestEnded')).Message).toBe('Ada Obi declined ₦7,500.00 for the parcel to Abuja.');
    await nameFee(people.sender, { packageId, to: people.carrier.id }, 6500);
    await notified(
      people.carrier,
      'feeNamed',
      ({ Message: message }) => message === 'Ada Obi suggests ₦6,500.00 for the parcel to Abuja. You would earn ₦5,850.00.',
    );
    await accept(people.carrier, (await latestFee(world, packageId)).negotiationId);
    expect((await notified(people.sender, 'feeAccepted')).Message).toBe(
      'Bola Ade accepts ₦6,500.00 for your parcel to Abuja. You would pay ₦7,000.00 in all. Enter your PIN, and it’s agreed.',
    );
  });
});

describe('a fee that the sender changes for everybody', () => {
  it('is told to those who asked and those who negotiate, with what became of their offer', async () => {
    const people = await pair(world);
    const { packageId } = await offered(world, people);
    const other = await carrier(world);
    await nameFee(other, { packageId, to: people.sender.id }, 9000);
    const change = (price: number) =>
      people.sender.call(changePackage, {
        params: { packageId },
        body: { price, shipmentDate: dayIn(3), pin: goodPin },
        idempotencyKey: randomUUID(),
      });
    expect((await change(5000)).status).toBe(200);
    const lowered = 'Ada Obi lowered the fee for the parcel to Abuja to ₦5,000.00. You would earn ₦4,500.00.';
    const ended = await notified(people.carrier, 'feeNamed');
    expect(ended).toMatchObject({
      Message: `${lowered} Your offer has ended; make it again if that suits you.`,
      link: `/orders?popup=message-request-details&popup.packageId=${packageId}&popup.userId=${people.carrier.id}`,
    });
    await notified(other, 'feeNamed', ({ Message: message }) => message === lowered);
    expect((await change(6000)).status).toBe(200);
    const raised = 'Ada Obi raised the fee for the parcel to Abuja to ₦6,000.00. You would earn ₦5,400.00.';
    await notified(other, 'feeNamed', ({ Message: message }) => message === raised);
  });
});

describe('a fee of somebody whose offer was declined before', () => {
  it('ends with a notification of its own when somebody else is chosen', async () => {
    const people = await pair(world);
    const { packageId, orderId } = await offered(world, people);
    await moveTo(people.sender, orderId, 'Declined');
    await notified(people.carrier, 'requestEnded');
    await nameFee(people.carrier, { packageId, to: people.sender.id }, 7000);
    const other = await carrier(world);
    const { id } = (await offer(other, packageId)).result;
    await moveTo(people.sender, id, 'Accepted');
    await notified(
      people.carrier,
      'requestEnded',
      ({ Message: message }) => message === 'Another carrier was chosen for the parcel to Abuja.',
    );
    await allNotified(world);
    expect((await notificationsOf(other)).map(({ Message: message }) => message)).toEqual([
      expect.stringMatching(/^It’s agreed/),
    ]);
  });

  it('is told once where an offer ends with it', async () => {
    const people = await pair(world);
    const { packageId } = await offered(world, people);
    await nameFee(people.carrier, { packageId, to: people.sender.id }, 7000);
    const other = await carrier(world);
    const { id } = (await offer(other, packageId)).result;
    await moveTo(people.sender, id, 'Accepted');
    await notified(people.carrier, 'requestEnded');
    await allNotified(world);
    expect((await notificationsOf(people.carrier)).map(({ Message: message }) => message)).toEqual([
      'Another carrier was chosen for the parcel to Abuja that you offered to take.',
    ]);
  });
});

describe('a parcel that nobody took', () => {
  it('tells its sender that its day is over and the money is back', async () => {
    const people = await pair(world);
    const { packageId } = await offered(world, people);
    await world.db`update timeline_item set ship_date = ship_date - 60 where id = ${packageId}`;
    await runTheClock(world);
    expect(await onlyNotified(world, people.sender, people.carrier, 'parcelExpired')).toMatchObject({
      Message: 'Nobody took your parcel to Abuja in time. Your money is back in your balance; you can send it again.',
      TimelineItemId: packageId,
    });
    await notified(people.carrier, 'requestEnded');
  });

  it('and was booked on a journey is told by the end of the request alone', async () => {
    const people = await pair(world);
    const trip = (await offerTrip(people.carrier)).result;
    const { id: packageId } = (await book(people.sender, trip)).result;
    await world.db`update timeline_item set ship_date = ship_date - 60 where id = ${packageId}`;
    await runTheClock(world);
    await notified(people.sender, 'requestEnded');
    await allNotified(world);
    expect(await notificationsOf(people.sender)).toHaveLength(1);
  });
});
