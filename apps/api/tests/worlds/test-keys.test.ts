import { listKeyRequests } from '@waybill/contract/developers/list-key-requests';
import { revokeKey } from '@waybill/contract/developers/revoke-key';
import { setKeyLimit } from '@waybill/contract/developers/set-key-limit';
import { getSharedItem } from '@waybill/contract/timeline/get-shared-item';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { createUser } from '@waybill/contract/users/create-user';
import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { describe, expect, it } from 'vitest';
import { proveLedger } from '../../src/modules/wallet/ledger/proof.ts';
import { keyOf } from '../support/api-keys.ts';
import { atOnce } from '../support/at-once.ts';
import { eventually } from '../support/eventually.ts';
import { newcomer } from '../support/people.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import { databaseOfWorld, sendByKey, tester } from '../support/test-worlds.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('a test key', () => {
  it('posts a parcel with made-up money, of which the live world knows nothing', async () => {
    const { person, program, keyId } = await tester(world);
    const posted = await sendByKey(program);
    expect(posted.status).toBe(201);
    const { id, itemType } = posted.result;
    expect((await program.call(getTimelineItem, { params: { itemType, timelineItemId: id } })).status).toBe(200);
    expect((await person.call(getTimelineItem, { params: { itemType, timelineItemId: id } })).status).toBe(404);
    expect(await world.db`select from timeline_item where author_id = ${person.id}`).toHaveLength(0);
    expect((await person.call(getWallets)).result.wallets.map(({ balance }) => balance)).toEqual([0]);
    const theirs = await databaseOfWorld(world, person.id);
    expect(await theirs`select from timeline_item where id = ${id}`).toHaveLength(1);
    expect(await proveLedger(theirs)).toEqual([]);
    // The log of the key is the live one's.
    await eventually('The log', async () => {
      const { items } = (await person.call(listKeyRequests, { params: { keyId }, query: {} })).result;
      return items.some(({ method, status }) => method === 'POST' && status === 201);
    });
  });

  it('sees nothing of the live world, also where that is public', async () => {
    const ada = await personWithMoney(world, { NGN: 50_000 });
    const { program: live } = await keyOf(world, ada);
    const { program } = await keyOf(world, ada, { isTest: true });
    const { id } = (await sendByKey(ada, { pin: goodPin })).result;
    const shared = { params: { timelineItemId: id } };
    expect((await world.visitor().call(getSharedItem, shared)).status).toBe(200);
    expect((await program.call(getSharedItem, shared)).status).toBe(404);
    const item = { params: { itemType: 1, timelineItemId: id } };
    expect((await live.call(getTimelineItem, item)).status).toBe(200);
    expect((await program.call(getTimelineItem, item)).status).toBe(404);
  });

  it('opens no public call that would reach what is real', async () => {
    const { program } = await tester(world);
    const refused = await program.call(createUser, { body: newcomer() });
    expect(refused.problem.code).toBe('not_in_scope');
    expect((await program.call(getWallets)).problem.code).toBe('not_in_scope');
  });

  it('needs no limit, and is given none', async () => {
    const ada = await personWithMoney(world, {});
    const { key } = await keyOf(world, ada, { isTest: true });
    expect(key).toMatchObject({ isTest: true, beginning: expect.stringMatching(/^wb_test_/) });
    const body = { dailyLimit: { amount: 1000, currency: 'NGN' }, pin: goodPin };
    expect((await ada.call(setKeyLimit, { params: { keyId: key.id }, body })).problem.code).toBe('forbidden');
  });

  it('that was revoked opens nothing, and its world is there for the next one', async () => {
    const { person, program, keyId } = await tester(world);
    const { id, itemType } = (await sendByKey(program)).result;
    expect((await person.call(revokeKey, { params: { keyId } })).status).toBe(204);
    await eventually('The refusal', async () => (await sendByKey(program)).status === 401);
    const next = await keyOf(world, person, { isTest: true });
    expect((await next.program.call(getTimelineItem, { params: { itemType, timelineItemId: id } })).status).toBe(200);
  });

  it('makes one world for each account, however many calls come first', async () => {
    const { person, program } = await tester(world);
    const posted = await atOnce(6, () => sendByKey(program));
    expect(posted.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
    expect(await world.db`select from test_world where owner_id = ${person.id}`).toHaveLength(1);
    const theirs = await databaseOfWorld(world, person.id);
    expect(await theirs`select from timeline_item`).toHaveLength(6);
  });
});
