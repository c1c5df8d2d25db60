import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listMyPackages } from '@waybill/contract/orders/list-my-packages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf, letSpend } from '../support/api-keys.ts';
import { runCommandLine, startCommand } from '../support/command-line.ts';
import { madeBefore } from '../support/made-before.ts';
import { dealAt, moveTo, orderOf } from '../support/orders.ts';
import { balanceOf, personWithMoney } from '../support/people-with-money.ts';
import { dayIn } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

/** A shop whose key may spend 50,000 naira a day. */
async function shopWithKey(money = 100_000) {
  const shop = await personWithMoney(world, { NGN: money });
  const made = await keyOf(world, shop);
  await letSpend(shop, made.key.id, 50_000);
  return { shop, ...made, environment: { WAYBILL_KEY: made.secret } };
}
const shop = madeBefore(() => shopWithKey());

const parcel = {
  from: 'Yaba',
  pickup: '12 Herbert Macaulay Way',
  to: 'Wuse',
  dropoff: '7 Aminu Kano Crescent',
  sender: 'Chidi Okafor',
  'sender-phone': '+2348031234567',
  receiver: 'Halima Yusuf',
  'receiver-phone': '+2348059876543',
  weight: '2.5',
  fee: '6000',
  value: '120,000',
  kind: 'interstate',
  by: 'car',
  what: 'phones',
  handling: 'fragile',
  day: dayIn(3),
};
const flags = Object.entries(parcel).flatMap(([name, value]) => [`--${name}`, value]);

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'waybill-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function fileWith(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, text);
  return file;
}

describe('waybill', () => {
  it('explains itself, and each command', async () => {
    const { code, out } = await runCommandLine(world, ['--help']);
    expect([code, out]).toEqual([0, expect.stringContaining('waybill track')]);
    const ship = await runCommandLine(world, ['ship', '--help']);
    expect([ship.code, ship.out]).toEqual([0, expect.stringContaining('--yes --total N')]);
    const wrong = await runCommandLine(world, ['shop']);
    expect([wrong.code, wrong.err]).toEqual([2, expect.stringContaining('There is no command “shop”')]);
    const unknown = await runCommandLine(world, ['track', '--loud']);
    expect([unknown.code, unknown.out]).toEqual([2, '']);
  });

  it('says what is missing: a key, a place to ask, a right to', async () => {
    expect((await runCommandLine(world, ['quote', ...flags])).code).toBe(3);
    expect((await runCommandLine(world, ['track', '7K3M9QXPC'], { WAYBILL_ORIGIN: undefined })).code).toBe(2);
    const nobody = await runCommandLine(world, ['track', '222222222'], { WAYBILL_ORIGIN: 'http://127.0.0.1:1' });
    expect(nobody.code).toBe(4);
    const { secret } = await keyOf(world, shop.shop, { scopes: ['read'] });
    const refused = await runCommandLine(world, ['ship', ...flags, '--yes', '--total', '6500'], { WAYBILL_KEY: secret });
    expect([refused.code, refused.err]).toEqual([3, expect.stringContaining('req_')]);
    expect(refused.err + refused.out).not.toContain(secret);
  });
});

describe('waybill login', () => {
  it('keeps a key that works in a file that nobody else can read', async () => {
    const environment = { WAYBILL_CONFIG: path.join(folder, 'own/config.json') };
    const wrong = await runCommandLine(world, ['login'], environment, 'wb_live_nonsense\n');
    expect(wrong.code).toBe(3);
    const { code, out } = await runCommandLine(world, ['login'], environment, `${shop.secret}\n`);
    expect([code, out]).toEqual([0, expect.not.stringContaining(shop.secret)]);
    expect((await stat(environment.WAYBILL_CONFIG)).mode & 0o777).toBe(0o600);
    const kept = { ...environment, WAYBILL_ORIGIN: undefined };
    expect((await runCommandLine(world, ['quote', ...flags, '--json'], kept)).code).toBe(0);
    await runCommandLine(world, ['logout'], kept);
    expect((await runCommandLine(world, ['quote', ...flags], kept)).code).toBe(3);
  });
});

describe('waybill track', () => {
  it('tells anybody with the number where a parcel is', async () => {
    const deal = await dealAt(world, 'Accepted');
    const { trackingId } = await orderOf(deal.sender, deal.orderId);
    const typed = trackingId.toLowerCase().replace(/(...)/g, '$1 ').trim();
    const { code, out } = await runCommandLine(world, ['track', typed]);
    expect([code, out]).toEqual([0, expect.stringMatching(/Agreed\n {2}Yaba, Lagos → Wuse, Abuja/)]);
    const asked = await runCommandLine(world, ['track', trackingId, '--json']);
    expect(JSON.parse(asked.out)).toMatchObject({ trackingId, orderStatus: 1 });
    expect(asked.out).not.toContain('\u001b');
  });

  it('stays and tells what changes, until it is over', async () => {
    const { sender, orderId } = await dealAt(world, 'Accepted');
    const { trackingId } = await orderOf(sender, orderId);
    const watching = startCommand(world, ['track', trackingId, '--watch', '--every', '1', '--json']);
    await expect.poll(() => watching.out().split('\n').length).toBe(2);
    expect((await moveTo(sender, orderId, 'Cancelled', { cancellationReasons: [{ id: 1, customText: '' }] })).status).toBe(200);
    const { code, out } = await watching.ended;
    expect(code).toBe(0);
    expect(
      out
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).orderStatus),
    ).toEqual([1, 6]);
  });
});

describe('waybill ship', () => {
  it('shows the exact total, and posts for that and nothing else', async () => {
    const { environment, shop: person } = await shopWithKey();
    const unasked = await runCommandLine(world, ['ship', ...flags], environment);
    expect([unasked.code, unasked.err]).toEqual([2, expect.stringContaining('--total 6500.00')]);
    const wrong = await runCommandLine(world, ['ship', ...flags, '--yes', '--total', '6000'], environment);
    expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('₦6,500.00')]);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(100_000);

    const file = await fileWith('parcel.json', JSON.stringify(parcel));
    const once = ['ship', file, '--yes', '--total', '₦6,500.00', '--key', 'order 7', '--json'];
    const posted = await runCommandLine(world, once, environment);
    expect([posted.code, posted.err]).toEqual([0, '']);
    expect(JSON.parse(posted.out)).toMatchObject({ price: 6000, deliveryPartner: 1, dispatchMode: 1, itemCategoryId: 3 });
    const again = await runCommandLine(world, once, environment);
    expect(JSON.parse(again.out).id, 'the same name is the same parcel').toBe(JSON.parse(posted.out).id);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(93_500);
  });

  it('says what is wrong in the words of the flags', async () => {
    const wrong = await runCommandLine(world, ['ship', ...flags, '--from', 'Qqqqzzz', '--by', 'camel'], shop.environment);
    expect(wrong.code).toBe(2);
    expect(wrong.err).toMatch(/from: We know no place[\s\S]*by: Please choose one of Bike/);
    const phone = await runCommandLine(
      world,
      ['ship', ...flags, '--receiver-phone', '12', '--yes', '--total', '6500'],
      shop.environment,
    );
    expect([phone.code, phone.err]).toEqual([1, expect.stringContaining('receiver-phone: ')]);
  });
});

describe('waybill import', () => {
  const head = Object.keys(parcel).join(',');
  const line = (more: Partial<typeof parcel> = {}) =>
    Object.values({ ...parcel, ...more })
      .map((value) => `"${value}"`)
      .join(',');

  it('posts each line once, however often the file is imported', async () => {
    const { environment, shop: person } = await shopWithKey();
    const file = await fileWith(
      'week.csv',
      `${head}\n${line()}\n${line()}\n${line({ fee: '7000', receiver: 'Tari "T" Briggs' })}\n`,
    );
    const args = ['import', file, '--yes', '--total', '20500', '--json'];
    const { code, out, err } = await runCommandLine(world, args, environment);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ posted: 3, failed: 0 });
    expect((await runCommandLine(world, args, environment)).out).toBe(out);
    expect(await balanceOf(world, person.id, 'NGN')).toBe(79_500);
    expect((await person.call(listMyPackages)).result.items).toHaveLength(3);
  });

  it('posts nothing while a line is wrong, and says which', async () => {
    const file = await fileWith('faulty.csv', `${head}\n${line()}\n${line({ kind: 'teleport', weight: 'much' })}\n`);
    const { code, err } = await runCommandLine(world, ['import', file, '--yes', '--total', '6500'], shop.environment);
    expect(code).toBe(1);
    expect(err).toContain('Line 3: weight: Please give a number. kind: Please choose one of Local, Inter-state');
    expect(err).toContain('1 of 2 lines are ready');
  });
});
