import { changeReceiver } from '@waybill/contract/orders/change-receiver';
import { orderStatus } from '@waybill/contract/orders/enums';
import { resendHandoverCode } from '@waybill/contract/orders/resend-handover-code';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { afterAll, describe, expect, it } from 'vitest';
import { changeOnce } from '../../src/modules/orders/commands/change-receiver.ts';
import { findOrder } from '../../src/modules/orders/storage/orders.ts';
import { approvePin, proveMoney } from '../../src/modules/wallet/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { listenAs } from '../support/event-stream.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { codesOf, type Deal, dealAt, moveTo, offered, orderOf } from '../support/orders.ts';
import { newcomer, type Person, verifiedPerson } from '../support/people.ts';
import { goodPin } from '../support/people-with-money.ts';
import { lisbon, wuse } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
afterAll(async () => expect(await proveMoney(world.db)).toEqual([]));

/** In Garki, about six kilometres from Wuse. */
const garki = { ...wuse, label: 'Garki, Abuja', latitude: 9.0333, longitude: 7.4883 };

const asItIs = {
  receiverFullName: 'Halima Yusuf',
  receiverPhoneNumber: '+2348059876543',
  dropoffAddress: '7 Aminu Kano Crescent, Wuse',
  dropOffAddressJson: wuse,
};

const change = (person: Person, id: string, more: Record<string, unknown> = {}) =>
  person.call(changeReceiver, { params: { id }, body: { ...asItIs, ...more } });

const ngozi = () => ({ receiverFullName: 'Ngozi Eze', receiverPhoneNumber: newcomer().phoneNumber });

const eventsOf = async ({ sender, orderId }: Deal) => (await orderOf(sender, orderId)).history.map(({ what }) => what);

describe('before pickup, the sender', () => {
  it('names another receiver at another address; the carrier sees both, and each side hears of it', async () => {
    const deal = await dealAt(world, 'Accepted');
    const { sender, carrier, orderId } = deal;
    const streams = [await listenAs(sender), await listenAs(carrier)];
    const other = ngozi();
    const { result } = await change(sender, orderId, {
      ...other,
      dropoffAddress: '3 Ogbomosho Street',
      dropOffAddressJson: garki,
    });
    const seen = (await orderOf(carrier, orderId)).package;
    for (const parcel of [result.package, seen])
      expect(parcel).toMatchObject({
        dropoffAddress: '3 Ogbomosho Street',
        dropOffAddressJson: { label: 'Garki, Abuja' },
        secrets: { receiverFullName: 'Ngozi Eze', receiverPhoneNumber: other.receiverPhoneNumber },
      });
    expect(result.history.at(-1)).toMatchObject({
      what: 'receiver-changed',
      by: 'sender',
      orderStatus: null,
      message: 'Another receiver, at another address.',
    });
    const updates = { type: 'order.changed', orderId, what: 'receiver-changed' };
    for (const stream of streams) {
      await eventually('They hear of it', async () => stream.events.length > 0);
      expect(stream.events).toContainEqual(updates);
    }
  });

  it('gives the new receiver a code of their own; the old one opens nothing any more', async () => {
    const deal = await dealAt(world, 'Accepted');
    const { sender, carrier, orderId } = deal;
    const before = codesOf(world, orderId).handover;
    const other = ngozi();
    await change(sender, orderId, other);
    const { code } = await nextMessage(world, other.receiverPhoneNumber, 'sms');
    expect(code).not.toBe(before);
    await moveTo(carrier, orderId, 'PickedUp', { code: codesOf(world, orderId).pickup });
    expect((await moveTo(carrier, orderId, 'Delivered', { code: before })).problem.code).toBe('code_wrong');
    expect((await moveTo(carrier, orderId, 'Delivered', { code })).result.orderStatus).toBe(orderStatus.Completed);
  });

  it('moves the address alone without a new code, and changes nothing by saying the same again', async () => {
    const deal = await dealAt(world, 'Accepted');
    const { sender, orderId } = deal;
    expect((await change(sender, orderId)).status).toBe(200);
    expect(await eventsOf(deal)).not.toContain('receiver-changed');
    await change(sender, orderId, { dropoffAddress: '9 Aminu Kano Crescent, Wuse' });
    const [row] = await world.db`select handover_code_number as number from delivery_order where id = ${orderId}`;
    expect(row).toEqual({ number: 1 });
    expect((await orderOf(sender, orderId)).history.at(-1)).toMatchObject({
      what: 'receiver-changed',
      message: 'Another address.',
    });
  });

  it('forgets wrong tries at the code of somebody else', async () => {
    const { sender, orderId } = await dealAt(world, 'Accepted');
    await world.db`
      update delivery_order set handover_wrong_tries = 5, handover_rests_until = now() + interval '20 minutes' where id = ${orderId}`;
    await change(sender, orderId, ngozi());
    const [row] =
      await world.db`select handover_wrong_tries as tries, handover_rests_until as rest from delivery_order where id = ${orderId}`;
    expect(row).toEqual({ tries: 0, rest: null });
  });
});

describe('under way', () => {
  it('it takes the PIN: none, a wrong one, then the right one', async () => {
    const deal = await dealAt(world, 'InTransit');
    const { sender, orderId } = deal;
    const other = ngozi();
    expect((await change(sender, orderId, other)).problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'pin' }] });
    expect((await change(sender, orderId, { ...other, pin: '9999' })).problem).toMatchObject({ code: 'pin_wrong', triesLeft: 4 });
    expect(await messagesTo(world, other.receiverPhoneNumber)).toEqual([]);
    expect(await eventsOf(deal)).not.toContain('receiver-changed');
    const { result } = await change(sender, orderId, { ...other, pin: goodPin });
    expect(result.package.secrets?.receiverFullName).toBe('Ngozi Eze');
    await nextMessage(world, other.receiverPhoneNumber, 'sms');
  });
});

describe('what is not possible', () => {
  it('is another city or country, at once or in small steps', async () => {
    const { sender, orderId } = await dealAt(world, 'Accepted');
    const at = (place: object) => change(sender, orderId, { dropoffAddress: 'A house', dropOffAddressJson: place });
    const east = (kilometres: number) => ({ ...wuse, longitude: wuse.longitude + kilometres / 109.8 });
    for (const place of [east(20.5), lisbon, { ...wuse, countryCode: 'GH' }])
      expect((await at(place)).problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'dropoffAddress' }] });
    expect((await at(east(19.5))).status).toBe(200);
    expect((await at(east(39))).problem.code).toBe('invalid_input');
    expect((await at(east(-19.5))).status).toBe(200);
  });

  it('is a phone that does not exist, or the sender’s own', async () => {
    const { sender, orderId } = await dealAt(world, 'Accepted');
    for (const receiverPhoneNumber of ['+2348031234567', '+23480', '+234000000000'])
      expect((await change(sender, orderId, { receiverPhoneNumber })).problem).toMatchObject({
        code: 'invalid_input',
        errors: [{ field: 'receiverPhoneNumber' }],
      });
  });

  it('is for anybody but the sender', async () => {
    const { carrier, orderId } = await dealAt(world, 'Accepted');
    expect((await change(carrier, orderId, ngozi())).problem.code).toBe('forbidden');
    expect((await change(await verifiedPerson(world), orderId, ngozi())).problem.code).toBe('not_found');
  });

  it('is before anybody agreed, or once it is delivered, disputed or over', async () => {
    const asked = await offered(world);
    expect((await change(asked.sender, asked.orderId, ngozi())).problem.code).toBe('step_not_allowed');
    const delivered = await dealAt(world, 'Delivered');
    const attempt = () => change(delivered.sender, delivered.orderId, { ...ngozi(), pin: goodPin });
    expect((await attempt()).problem.code).toBe('step_not_allowed');
    await moveTo(delivered.sender, delivered.orderId, 'Disputed', { message: 'It is broken' });
    expect((await attempt()).problem.code).toBe('step_not_allowed');
    const completed = await dealAt(world, 'Delivered');
    await moveTo(completed.sender, completed.orderId, 'Completed');
    expect((await change(completed.sender, completed.orderId, { ...ngozi(), pin: goodPin })).problem.code).toBe(
      'step_not_allowed',
    );
  });

  it('is writing to a new phone again and again', async () => {
    const { sender, orderId } = await dealAt(world, 'Accepted');
    const statuses: number[] = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await change(sender, orderId, ngozi())).status);
    expect(statuses).toEqual([200, 200, 200, 409, 409, 409]);
  });

  it('is a change that meets the handover: one of the two comes first, and the parcel is where the winner says', async () => {
    const { sender, carrier, orderId } = await dealAt(world, 'InTransit');
    const code = codesOf(world, orderId).handover;
    const [handedOver, changed] = await Promise.all([
      moveTo(carrier, orderId, 'Delivered', { code }),
      change(sender, orderId, { ...ngozi(), pin: goodPin }),
    ]);
    const { orderStatus: status, package: parcel } = await orderOf(sender, orderId);
    const isChanged = changed.status === 200;
    expect(status === orderStatus.Completed).toBe(handedOver.status === 200);
    expect(parcel.secrets?.receiverFullName).toBe(isChanged ? 'Ngozi Eze' : 'Halima Yusuf');
    expect(handedOver.status === 200 || isChanged).toBe(true);
  });
});

describe('a change that is refused', () => {
  it('uses up none of those there are', async () => {
    const { sender, orderId } = await dealAt(world, 'Accepted');
    for (let time = 0; time < 6; time += 1)
      expect((await change(sender, orderId, { ...ngozi(), dropOffAddressJson: lisbon })).problem.code).toBe('invalid_input');
    for (let time = 0; time < 3; time += 1) expect((await change(sender, orderId, ngozi())).status).toBe(200);
    expect((await change(sender, orderId, ngozi())).problem.code, 'each one sends a message').toBe('step_not_allowed');
    await eventually('The last code is sent', async () => {
      const [row] = await world.db`
        update delivery_order set handover_code_sent_at = handover_code_sent_at - interval '61 seconds'
        where id = ${orderId} and handover_code_sent_at is not null returning id`;
      return row;
    });
    expect((await sender.call(resendHandoverCode, { params: { id: orderId } })).status, 'and resends are counted apart').toBe(
      202,
    );
  });

  it('is one whose PIN was changed a moment ago', async () => {
    const { sender, orderId } = await dealAt(world, 'PickedUp');
    const { context } = world.node;
    const approval = await approvePin(context, sender.id, goodPin);
    expect((await sender.call(setPin, { body: { oldPin: goodPin, newPin: '7391' } })).status).toBe(204);
    const order = await findOrder(world.db, orderId);
    if (!order) throw new Error('There is no order');
    const input = { ...asItIs, ...ngozi() };
    await expect(transact(world.db, (tx) => changeOnce(context, tx, order, input, approval))).rejects.toMatchObject({
      code: 'pin_wrong',
    });
  });
});
