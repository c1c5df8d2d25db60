import { fileURLToPath } from 'node:url';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { listMyPackages } from '@waybill/contract/orders/list-my-packages';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { keyOf, letSpend } from '../support/api-keys.ts';
import { dealAt, orderOf } from '../support/orders.ts';
import type { Person } from '../support/people.ts';
import { balanceOf, personWithMoney } from '../support/people-with-money.ts';
import { dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const main = fileURLToPath(new URL('../../../../packages/client/src/cli/main.ts', import.meta.url));

/** An assistant that speaks to `waybill mcp` as the protocol's own client does. */
async function assistantWith(key: string) {
  const env = {
    PATH: process.env.PATH ?? '',
    WAYBILL_KEY: key,
    WAYBILL_ORIGIN: world.node.origin,
    WAYBILL_CONFIG: '/nonexistent',
  };
  const transport = new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'], env, stderr: 'pipe' });
  const client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(transport);
  onTestFinished(() => client.close());
  const use = async (name: string, args: Record<string, unknown> = {}) => {
    const { structuredContent, isError, content } = await client.callTool({ name, arguments: args });
    const [first] = content;
    const text = first?.type === 'text' ? first.text : '';
    return { text, isError: isError === true, told: structuredContent as Record<string, unknown> | undefined };
  };
  return { client, use };
}

const parcel = {
  from: 'Yaba',
  pickup: '12 Herbert Macaulay Way',
  to: 'Wuse',
  dropoff: '7 Aminu Kano Crescent',
  sender: 'Chidi Okafor',
  'sender-phone': '+2348031234567',
  receiver: 'Halima Yusuf',
  'receiver-phone': '+2348059876543',
  weight: 2.5,
  fee: 6000,
  value: 120_000,
  kind: 'interstate',
  by: 'car',
  what: 'Phones and electronics',
  day: dayIn(3),
};

describe('an assistant', () => {
  let shop: Person;
  let secret = '';
  beforeAll(async () => {
    shop = await personWithMoney(world, { NGN: 100_000 });
    const made = await keyOf(world, shop);
    secret = made.secret;
    await letSpend(shop, made.key.id, 50_000);
  });

  it('finds four tools, of which one is not for reading only', async () => {
    const { client } = await assistantWith(secret);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['list_parcels', 'track_parcel', 'quote_parcel', 'ship_parcel']);
    expect(tools.filter(({ annotations }) => !annotations?.readOnlyHint).map(({ name }) => name)).toEqual(['ship_parcel']);
    for (const { outputSchema, description } of tools) {
      expect(outputSchema).toMatchObject({ type: 'object' });
      expect(description).toBeTruthy();
    }
  });

  it('posts what was quoted, for the total that was agreed to, once', async () => {
    const { use } = await assistantWith(secret);
    const quoted = await use('quote_parcel', parcel);
    expect(quoted.text).toContain('₦6,500.00 (₦6,000.00 for the carrier, ₦500.00 for sending)');
    expect(quoted.told).toMatchObject({ total: 6500, fee: 6000, charge: 500, currency: 'NGN', from: 'Yaba, Lagos' });
    expect(await balanceOf(world, shop.id, 'NGN'), 'a quote holds nothing').toBe(100_000);
    const confirmation = quoted.told?.confirmation;

    const yes = { ...parcel, confirmation, total: 6500 };
    for (const other of [
      { ...yes, total: 6000 },
      { ...yes, fee: 7000, total: 7500 },
      { ...yes, dropoff: '8 Aminu Kano Crescent' },
      { ...yes, receiver: 'Somebody Else' },
      { ...yes, confirmation: `${Date.now() + 60_000}.${'A'.repeat(43)}` },
      { ...yes, confirmation: 'yes' },
    ]) {
      const answer = await use('ship_parcel', other);
      expect([answer.isError, answer.text]).toEqual([true, expect.stringContaining('Nothing was posted')]);
    }
    expect(await balanceOf(world, shop.id, 'NGN')).toBe(100_000);

    const posted = await use('ship_parcel', yes);
    expect([posted.isError, posted.told]).toEqual([false, expect.objectContaining({ total: 6500, charge: 500, status: 'open' })]);
    expect((await use('ship_parcel', yes)).told?.id, 'said twice it is one parcel').toBe(posted.told?.id);
    expect(await balanceOf(world, shop.id, 'NGN')).toBe(93_500);
    expect((await shop.call(listMyPackages)).result.items).toHaveLength(1);

    const listed = await use('list_parcels');
    expect(listed.told).toMatchObject({ parcels: [{ id: posted.told?.id, status: 'Looks for a carrier', fee: 6000 }] });
  });

  it('tracks, and is told in plain words what does not work', async () => {
    const { use } = await assistantWith(secret);
    const deal = await dealAt(world, 'Accepted');
    const { trackingId } = await orderOf(deal.sender, deal.orderId);
    expect(await use('track_parcel', { number: trackingId })).toMatchObject({ told: { trackingId, status: 'Agreed' } });
    expect(await use('track_parcel', { number: 'nothing' })).toMatchObject({ isError: true, text: /not a tracking number/ });
    expect(await use('track_parcel', { number: '222222222' })).toMatchObject({ isError: true });
    const lost = await use('quote_parcel', { ...parcel, to: 'Qqqqzzz' });
    expect([lost.isError, lost.text]).toEqual([true, expect.stringContaining('to: We know no place “Qqqqzzz”')]);
  });

  it('can do no more than its key', async () => {
    const reading = await keyOf(world, shop, { scopes: ['read'] });
    const { use } = await assistantWith(reading.secret);
    const { confirmation } = (await use('quote_parcel', parcel)).told ?? {};
    const refused = await use('ship_parcel', { ...parcel, confirmation, total: 6500 });
    expect([refused.isError, refused.told]).toEqual([true, undefined]);
    expect(refused.text + JSON.stringify(refused)).not.toContain(reading.secret);
    const { use: useOther } = await assistantWith(secret);
    const stolen = await useOther('ship_parcel', { ...parcel, confirmation, total: 6500 });
    expect(stolen.isError, 'a confirmation is of no use to another key').toBe(true);
  });
});
