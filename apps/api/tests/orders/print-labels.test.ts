import { revokeKey } from '@waybill/contract/developers/revoke-key';
import { printLabels } from '@waybill/contract/orders/print-labels';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { describe, expect, it, vi } from 'vitest';
import { newId } from '../../src/platform/ids.ts';
import { keyOf } from '../support/api-keys.ts';
import { businessDeal, give, memberOf } from '../support/businesses.ts';
import { codesOf, type Deal, dealAt, moveTo, offered, orderOf } from '../support/orders.ts';
import { verifiedPerson } from '../support/people.ts';
import { personWithMoney } from '../support/people-with-money.ts';
import { readPdf, readPdfDrawings } from '../support/read-pdf.ts';
import { readSquareCodes } from '../support/read-square-codes.ts';
import { soldAt } from '../support/sold-parcels.ts';
import { checkedBusiness } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http,realtime' });

async function print(who: Pick<Visitor, 'open'>, body: Record<string, unknown>): Promise<Buffer> {
  const response = await who.open(printLabels, { body });
  const bytes = Buffer.from(await response.arrayBuffer());
  if (response.status !== 200) throw new Error(`No labels: ${bytes.toString()}`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return bytes;
}

const refusal = async (who: Pick<Visitor, 'call'>, body: Record<string, unknown>) =>
  (await who.call(printLabels, { body: { format: 'a6', ...body } })).problem;

async function threeDeals() {
  const sender = await personWithMoney(world, { NGN: 50_000 });
  const deals: Deal[] = [];
  for (let count = 0; count < 3; count += 1) deals.push(await dealAt(world, 'Accepted', { sender }));
  const numbers = await Promise.all(deals.map(async ({ orderId }) => (await orderOf(sender, orderId)).trackingId));
  return { sender, deals, orderIds: deals.map(({ orderId }) => orderId), numbers };
}

const linkTo = (number: string | undefined) => `${world.node.context.publicUrl}/t/${number}`;

describe('labels of many parcels', () => {
  it('are pages of A6 in the order they were asked for, each with its number for people and for a camera', async () => {
    const { sender, orderIds, numbers } = await threeDeals();
    const turned = [...orderIds].reverse();
    const bytes = await print(sender, { orderIds: turned, format: 'a6' });
    expect(readPdfDrawings(bytes).map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual(
      turned.map(() => [298, 421]),
    );
    expect(readPdf(bytes).map((texts) => texts.find((text) => /^\w{3} \w{3} \w{3}$/.test(text)))).toEqual(
      numbers.map(spellTrackingId).reverse(),
    );
    expect(readSquareCodes(bytes)).toEqual(numbers.map((number) => [linkTo(number)]).reverse());
  });

  it('are four to a sheet of A4, and a label for each box', async () => {
    const { sender, orderIds, numbers } = await threeDeals();
    const bytes = await print(sender, { orderIds, format: 'a4', boxes: 2 });
    expect(readPdfDrawings(bytes).map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([
      [595, 842],
      [595, 842],
    ]);
    const inTwo = numbers.flatMap((number) => [linkTo(number), linkTo(number)]);
    expect(readSquareCodes(bytes)).toEqual([inTwo.slice(0, 4), inTwo.slice(4)]);
    const boxes = readPdf(bytes)
      .flat()
      .filter((text) => / of 2$/.test(text));
    expect(boxes).toEqual(['1 of 2', '2 of 2', '1 of 2', '2 of 2', '1 of 2', '2 of 2']);
  });

  it('say where it goes, and nothing that a stranger at a motor park should read', async () => {
    const { sender, orderId } = await dealAt(world, 'PickedUp');
    const [texts = []] = readPdf(await print(sender, { orderIds: [orderId], format: 'a6' }));
    const page = texts.join('\n');
    for (const said of ['Halima Yusuf', '7 Aminu Kano Crescent, Wuse', 'Wuse, Abuja', 'Phone •••• 6543', '2.5 kg', 'FRAGILE'])
      expect(page).toContain(said);
    expect(page).toContain('Yaba, Lagos');
    const { handover, pickup } = codesOf(world, orderId);
    for (const kept of ['Herbert Macaulay', '8059876543', '8031234567', '4567', 'A phone', '120,000', '6,000', handover, pickup])
      expect(page).not.toContain(kept);
  });

  it('say what is to be collected at the door', async () => {
    const { sender, orderId } = await soldAt(world, 'Accepted');
    const [texts = []] = readPdf(await print(sender, { orderIds: [orderId], format: 'a6' }));
    expect(texts).toContain('COLLECT ₦26,500.00');
  });

  it('print the letters of Yoruba, Igbo and Hausa, and leave out what no printer knows', async () => {
    const { sender, orderId, packageId } = await dealAt(world, 'Accepted');
    await world.db`update package set receiver_name = 'Ọláṣadé Ɗan-Ƙofa 😀 Ụzọ' where item_id = ${packageId}`;
    const [texts = []] = readPdf(await print(sender, { orderIds: [orderId], format: 'a6' }));
    expect(texts).toContain('Ọláṣadé Ɗan-Ƙofa Ụzọ');
  });

  it('are a waybill with both doors, contents, weight, value and lines to sign', async () => {
    const { sender, carrier, orderId, packageId } = await dealAt(world, 'Accepted');
    await world.db`update package set pickup_landmark = 'By the bank' where item_id = ${packageId}`;
    const bytes = await print(carrier, { orderIds: [orderId], format: 'waybill', boxes: 3 });
    const [texts = [], ...more] = readPdf(bytes);
    expect(more).toEqual([]);
    for (const said of [
      '12 Herbert Macaulay Way, Yaba · By the bank',
      '7 Aminu Kano Crescent, Wuse',
      'Phones and electronics: A phone in its box',
      '2.5 kg',
      '₦120,000.00',
      '3',
      'Nothing',
      'Signature',
    ])
      expect(texts).toContain(said);
    expect(readSquareCodes(bytes)).toEqual([[linkTo((await orderOf(sender, orderId)).trackingId)]]);
    const { handover, pickup } = codesOf(world, orderId);
    for (const code of [handover, pickup, '8059876543', '8031234567']) expect(texts.join('\n')).not.toContain(code);
  });
});

describe('who prints labels', () => {
  it('is sender or carrier: an order of others is refused like one that never was, and the rest with it', async () => {
    const { orderIds, sender } = await threeDeals();
    const { orderId: theirs } = await dealAt(world, 'Accepted');
    const never = newId('order');
    const mixed = await refusal(sender, { orderIds: [...orderIds, theirs] });
    const none = await refusal(sender, { orderIds: [...orderIds, never] });
    expect(mixed).toMatchObject({ code: 'not_found', errors: [{ field: 'orderIds.3' }] });
    expect({ ...mixed, instance: '', requestId: '', traceId: '' }).toEqual({ ...none, instance: '', requestId: '', traceId: '' });
    expect((await refusal(await verifiedPerson(world), { orderIds })).code).toBe('not_found');
    expect((await refusal(world.visitor(), { orderIds })).code).toBe('not_signed_in');
  });

  it('is whoever works for the business: its office all, a rider their own, the books none', async () => {
    const business = await checkedBusiness(world);
    const [rider, dispatcher, accountant] = [
      await memberOf(world, business, 'rider'),
      await memberOf(world, business, 'dispatcher'),
      await memberOf(world, business, 'accountant'),
    ];
    const [mine, theirs] = [await businessDeal(world, business), await businessDeal(world, business)];
    await give(business, mine.orderId, rider.person.id);
    const both = { orderIds: [mine.orderId, theirs.orderId] };
    expect(readPdf(await print(dispatcher.acting, { ...both, format: 'a6' }))).toHaveLength(2);
    expect(readPdf(await print(rider.acting, { orderIds: [mine.orderId], format: 'a6' }))).toHaveLength(1);
    expect((await refusal(rider.acting, both)).code).toBe('not_found');
    expect((await refusal(accountant.acting, both)).code).toBe('not_in_role');
    expect((await refusal(dispatcher.person, both)).code, 'not in their own name').toBe('not_found');
  });

  it('is a program with the scope to read, until its key is revoked', async () => {
    const { sender, orderIds } = await threeDeals();
    const { program, key } = await keyOf(world, sender, { scopes: ['read'] });
    expect(readPdf(await print(program, { orderIds, format: 'a6' }))).toHaveLength(3);
    const webhooks = await keyOf(world, sender, { scopes: ['webhooks'] });
    expect((await refusal(webhooks.program, { orderIds })).code).toBe('not_in_scope');
    await sender.call(revokeKey, { params: { keyId: key.id } });
    // The node that is asked hears of it a moment later.
    await vi.waitFor(async () => expect((await refusal(program, { orderIds })).code).toBe('key_over'));
  });
});

describe('labels that there are none of', () => {
  it('are those of parcels nobody has agreed on, and of those that arrived or were cancelled', async () => {
    const asked = await offered(world);
    expect(await refusal(asked.sender, { orderIds: [asked.orderId] })).toMatchObject({
      code: 'step_not_allowed',
      errors: [{ field: 'orderIds.0' }],
    });
    const { sender, orderId } = await dealAt(world, 'Accepted');
    await moveTo(sender, orderId, 'Cancelled', { cancellationReasons: [{ id: 10 }] });
    expect((await refusal(sender, { orderIds: [orderId] })).code).toBe('step_not_allowed');
  });

  it('are none at all, too many, or of a format that we do not know', async () => {
    const sender = await verifiedPerson(world);
    const ids = (count: number) => Array.from({ length: count }, () => newId('order'));
    for (const [body, field] of [
      [{ orderIds: [] }, 'orderIds'],
      [{ orderIds: ids(501) }, 'orderIds'],
      [{ orderIds: ids(100), boxes: 6 }, 'boxes'],
      [{ orderIds: ids(1), boxes: 0 }, 'boxes'],
      [{ orderIds: ids(1), format: 'a5' }, 'format'],
      [{ orderIds: ['pkg_1'] }, 'orderIds.0'],
    ] as const)
      expect(await refusal(sender, body)).toMatchObject({ code: 'invalid_input', errors: [{ field }] });
  });

  it('does not print one parcel twice', async () => {
    const { sender, orderId } = await dealAt(world, 'Accepted');
    expect(readPdf(await print(sender, { orderIds: [orderId, orderId], format: 'a6' }))).toHaveLength(1);
  });
});
