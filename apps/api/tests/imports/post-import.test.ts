import { randomUUID } from 'node:crypto';
import type { ImportView } from '@waybill/contract/imports/import-view';
import { mendRow } from '@waybill/contract/imports/mend-row';
import { postImport } from '@waybill/contract/imports/post-import';
import { listMyPackages } from '@waybill/contract/orders/list-my-packages';
import { afterAll, describe, expect, it } from 'vitest';
import { proveMoney } from '../../src/modules/wallet/index.ts';
import { keyOf, letSpend } from '../support/api-keys.ts';
import { sameBrowserAt } from '../support/at-once.ts';
import { csvFile, csvOfRows, csvRow, headers, importOf, rowsOf, shopSettings } from '../support/imports.ts';
import { madeBefore } from '../support/made-before.ts';
import { balanceOf, expectBooksToBeRight, goodPin, personWithMoney } from '../support/people-with-money.ts';
import { feedOf } from '../support/timeline.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });
const second = madeBefore(() => world.startNode());
afterAll(async () => {
  await expectBooksToBeRight(world);
  expect(await proveMoney(world.db)).toEqual([]);
});

const postedBy = async (userId: string) => {
  const [row] = await world.db<{ count: number }[]>`
    select count(*)::int from timeline_item join package on item_id = id where author_id = ${userId}`;
  return row?.count ?? 0;
};

const post = (
  who: Visitor,
  { id, total }: Pick<ImportView, 'id' | 'total'>,
  more: object = {},
  idempotencyKey: string = randomUUID(),
) => who.call(postImport, { params: { importId: id }, body: { total, pin: goodPin, ...more }, idempotencyKey });

describe('posting an import', () => {
  it('posts all that is right with one PIN, and leaves the rest to be mended', async () => {
    const shop = await personWithMoney(world, { NGN: 100_000 });
    const made = await importOf(
      shop,
      csvOfRows([...rowsOf(3), csvRow(4, { phone: '12' }), csvRow(5, { note: 'Call first', item: 'Lace' })]),
      { ...shopSettings, pickupLandmark: 'Beside the yellow bank', pickupNote: 'Ask at the counter' },
    );
    expect(made.total).toBe(12_000);
    const { status, result } = await post(shop, made);
    expect([status, result.counts]).toEqual([200, { rows: 5, faulty: 1, ready: 0, posted: 4, postedBefore: 0 }]);
    expect(result.rows.map(({ state, packageId }) => [state, packageId !== null])).toEqual([
      ['posted', true],
      ['posted', true],
      ['posted', true],
      ['faulty', false],
      ['posted', true],
    ]);
    expect(await balanceOf(world, shop.id, 'NGN')).toBe(88_000);
    const { items } = (await shop.call(listMyPackages)).result;
    expect(items.find(({ package: { id } }) => id === result.rows[4]?.packageId)?.package).toMatchObject({
      description: 'Lace',
      dropoffAddress: '5 Allen Avenue, Ikeja',
      price: 2500,
      weight: 1.5,
      secrets: {
        ...{ pickupLandmark: 'Beside the yellow bank', pickupNote: 'Ask at the counter' },
        ...{ dropoffNote: 'Call first', receiverPhoneNumber: '+2348031000005', costOfItem: 12_000 },
      },
    });
    // What is posted is found like any parcel, and says nothing private.
    const [found] = await feedOf(await personWithMoney(world, {}));
    expect(JSON.stringify(found)).not.toMatch(/Allen|Call first|803100000|yellow bank|the counter/);
    const mended = (
      await shop.call(mendRow, {
        params: { importId: made.id, position: 4 },
        body: { values: { receiverPhoneNumber: '08031000004' } },
      })
    ).result;
    expect((await post(shop, mended.import)).result.counts).toMatchObject({ posted: 5, faulty: 0 });
    expect(await postedBy(shop.id)).toBe(5);
  });

  it('the same file again posts nothing, however its columns and rows are turned, and knows the parcels', async () => {
    const shop = await personWithMoney(world, { NGN: 100_000 });
    const rows = [csvRow(1), csvRow(2), csvRow(2), csvRow(3, { phone: '' })];
    const first = await importOf(shop, csvOfRows(rows));
    await shop.call(mendRow, {
      params: { importId: first.id, position: 4 },
      body: { values: { receiverPhoneNumber: '08031000003' } },
    });
    const { result } = await post(shop, { ...first, total: 12_000 });
    expect(result.counts.posted).toBe(4);
    const turned = csvFile([headers, ...rows.toReversed()].map((line) => line.toUpperCase()).join('\n'));
    const again = await importOf(shop, turned);
    expect([again.counts.postedBefore, again.total]).toEqual([4, 0]);
    expect(new Set(again.rows.map(({ packageId }) => packageId))).toEqual(new Set(result.rows.map(({ packageId }) => packageId)));
    expect((await post(shop, again)).problem.code).toBe('no_longer_open');
    // A third of what was there twice is another parcel; so is one that is wished for once more.
    const more = await importOf(shop, csvOfRows([...rows, csvRow(2)]));
    expect([more.counts.ready, more.rows[4]?.state]).toEqual([1, 'ready']);
    const wished = (await shop.call(mendRow, { params: { importId: more.id, position: 1 }, body: { again: true } })).result;
    expect([wished.row.state, wished.import.counts.ready]).toEqual(['ready', 2]);
    expect((await post(shop, wished.import)).result.counts).toMatchObject({ posted: 2, postedBefore: 3 });
    expect(await postedBy(shop.id)).toBe(6);
    // Somebody else’s same file is theirs.
    expect((await importOf(await personWithMoney(world, {}), csvOfRows(rows))).counts.postedBefore).toBe(0);
  });

  it('asked for eight times at once on two nodes, with one key or with many, each row is posted once', async () => {
    const shop = await personWithMoney(world, { NGN: 1_000_000 });
    const twin = sameBrowserAt(world, second.origin, shop);
    const file = csvOfRows(rowsOf(120));
    const [one, other] = [await importOf(shop, file), await importOf(shop, file)];
    const key = randomUUID();
    const tries = Array.from({ length: 8 }, (_, index) =>
      post(index % 2 === 0 ? shop : twin, index < 5 ? one : other, {}, index < 4 ? key : randomUUID()),
    );
    const answers = await Promise.all(tries);
    const codes = answers.map((answer) => (answer.status === 200 ? answer.result.counts.faulty : answer.problem.code));
    expect(codes.every((code) => [0, 'no_longer_open', 'list_changed', 'insufficient_funds'].includes(code))).toBe(true);
    expect(await postedBy(shop.id)).toBe(120);
    expect(await balanceOf(world, shop.id, 'NGN')).toBe(1_000_000 - 120 * 3_000);
  });

  it('says how many rows a short wallet is enough for, and posts those', async () => {
    const shop = await personWithMoney(world, { NGN: 7_000 });
    const made = await importOf(shop, csvOfRows(rowsOf(4)));
    expect([made.total, made.covers, made.coversTotal]).toEqual([12_000, 2, 6_000]);
    const { problem } = await post(shop, made);
    expect(problem).toMatchObject({
      code: 'insufficient_funds',
      shortfall: 5_000,
      detail: expect.stringContaining('first 2 of 4 parcels'),
    });
    expect(await postedBy(shop.id)).toBe(0);
    const { result } = await post(shop, { id: made.id, total: made.coversTotal }, { rows: [1, 2] });
    expect([result.counts.posted, result.counts.ready, await balanceOf(world, shop.id, 'NGN')]).toEqual([2, 2, 1_000]);
  });

  it('posts nothing where the sum is not the one that was agreed to, or the PIN is wrong', async () => {
    const shop = await personWithMoney(world, { NGN: 50_000 });
    const made = await importOf(shop, csvOfRows(rowsOf(2)));
    expect((await post(shop, { ...made, total: 5_999 })).problem).toMatchObject({
      code: 'list_changed',
      detail: expect.stringContaining('₦6,000.00'),
    });
    expect((await post(shop, made, { pin: '1111' })).problem).toMatchObject({ code: 'pin_wrong', triesLeft: 4 });
    expect((await post(shop, made, { pin: undefined })).problem.code).toBe('invalid_input');
    expect(await postedBy(shop.id)).toBe(0);
    const key = randomUUID();
    expect((await post(shop, made, {}, key)).status).toBe(200);
    expect((await post(shop, made, {}, key)).result.counts.posted).toBe(2);
    expect((await post(shop, made, { rows: [1] }, key)).problem.code).toBe('key_used_otherwise');
  });

  it('spends credits before money, one for each parcel', async () => {
    const shop = await personWithMoney(world, { NGN: 50_000 });
    await world.db`insert into credit_balance (user_id, credits) values (${shop.id}, 2)`;
    const made = await importOf(shop, csvOfRows(rowsOf(3)));
    expect(made.total).toBe(8_000);
    await post(shop, made);
    expect(await balanceOf(world, shop.id, 'NGN')).toBe(42_000);
  });

  it('goes on where it was ended, and leaves out what is no longer right', async () => {
    const shop = await personWithMoney(world, { NGN: 1_000_000 });
    const made = await importOf(shop, csvOfRows(rowsOf(130)));
    // The second chunk fails at its last row, as if the node had died before its commit.
    await world.db.unsafe(`
      create function fail_once() returns trigger language plpgsql as $$ begin raise exception 'The node is gone'; end $$;
      create trigger fail_once before update on parcel_import_row for each row when (new.position = 90 and new.state = 'posted') execute function fail_once()`);
    const key = randomUUID();
    expect((await post(shop, made, {}, key)).status).toBe(500);
    expect(await postedBy(shop.id)).toBe(50);
    await world.db.unsafe('drop trigger fail_once on parcel_import_row; drop function fail_once()');
    await world.db`
      update parcel_import_row set parcel = jsonb_set(parcel, '{shipmentDate}', '"2026-01-01"') where import_id = ${made.id} and position = 91`;
    const { result } = await post(shop, made, {}, key);
    expect(result.counts).toMatchObject({ posted: 129, faulty: 1 });
    expect(result.rows[90]?.faults[0]).toMatchObject({ field: 'date' });
    expect(await postedBy(shop.id)).toBe(129);
    expect(await balanceOf(world, shop.id, 'NGN')).toBe(1_000_000 - 129 * 3_000);
  });

  it('collects money at the door for those rows that say so', async () => {
    const shop = await personWithMoney(world, { NGN: 50_000 });
    const text =
      'Name,Phone,Address,Delivery fee,COD\nAda Obi,08031000001,"3 Allen Avenue, Ikeja, Lagos",2000,8500\nBola Ade,08031000002,"4 Allen Avenue, Ikeja, Lagos",2000,';
    const made = await importOf(shop, csvFile(text), { ...shopSettings, senderPhoneNumber: '+2348059876543' });
    const { result } = await post(shop, made);
    expect(result.counts.posted).toBe(2);
    expect(await balanceOf(world, shop.id, 'NGN')).toBe(50_000 - made.total);
    const sold =
      await world.db`select from package where buyer_id is not null and item_id = any(${result.rows.map(({ packageId }) => packageId ?? '')})`;
    expect(sold).toHaveLength(1);
  });

  it('a program posts with its key, within what it may spend in a day', async () => {
    const shop = await personWithMoney(world, { NGN: 1_000_000 });
    const { key, program } = await keyOf(world, shop);
    const made = await importOf(program, csvOfRows(rowsOf(60)));
    await letSpend(shop, key.id, 160_000);
    expect((await post(program, made, { pin: undefined })).problem.code).toBe('key_limit_reached');
    // The first chunk was within the limit, and is posted.
    expect(await postedBy(shop.id)).toBe(50);
    await letSpend(shop, key.id, 200_000);
    const rest = await importOf(program, csvOfRows(rowsOf(60)));
    expect((await post(program, rest, { pin: undefined })).result.counts).toMatchObject({ posted: 10, postedBefore: 50 });
  });

  it('takes a thousand rows with fifty faults', { timeout: 120_000 }, async () => {
    const shop = await personWithMoney(world, { NGN: 5_000_000 });
    const rows = Array.from({ length: 1_000 }, (_, index) => csvRow(index + 1, index % 20 === 7 ? { phone: 'none' } : {}));
    const made = await importOf(shop, csvOfRows(rows));
    expect(made.counts).toMatchObject({ rows: 1_000, faulty: 50, ready: 950 });
    const { result } = await post(shop, made);
    expect([result.counts.posted, await postedBy(shop.id)]).toEqual([950, 950]);
  });
});
