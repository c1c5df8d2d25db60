import { sayAboutDoor } from '@waybill/contract/orders/say-about-door';
import { forgetDoorWords } from '@waybill/contract/receivers/forget-door-words';
import { listReceivers } from '@waybill/contract/receivers/list-receivers';
import { describe, expect, it } from 'vitest';
import { forgetOldDoorWords } from '../../src/modules/receivers/jobs/forget-old-door-words.ts';
import { dealAt, orderOf } from '../support/orders.ts';
import { keep } from '../support/receivers.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

async function saidAtTheDoor() {
  const deal = await dealAt(world, 'Delivered');
  await deal.carrier.call(sayAboutDoor, { params: { id: deal.orderId }, body: { words: 'Blue gate, ring twice' } });
  await keep(deal.sender);
  const read = async () => (await deal.sender.call(listReceivers)).result.items[0]?.doorWords ?? null;
  return { ...deal, read };
}

describe('what was said about a door', () => {
  it('is read by its sender in the book, and forgotten there for every later carrier', async () => {
    const { sender, orderId, read } = await saidAtTheDoor();
    const words = await read();
    expect(words).toMatchObject({ words: 'Blue gate, ring twice', isMine: false });
    const forget = () => sender.call(forgetDoorWords, { params: { doorWordsId: words?.id ?? '' } });
    expect([(await forget()).status, (await forget()).status]).toEqual([204, 204]);
    expect([await read(), (await orderOf(sender, orderId)).doorWords]).toEqual([null, null]);
  });

  it('stays where anybody else asks for it, the carrier too', async () => {
    const { carrier, read } = await saidAtTheDoor();
    const words = await read();
    await carrier.call(forgetDoorWords, { params: { doorWordsId: words?.id ?? '' } });
    expect(await read()).toEqual(words);
  });

  it('is forgotten a year after it was said', async () => {
    const { read } = await saidAtTheDoor();
    await world.db`update door_words set said_at = now() - interval '364 days'`;
    await forgetOldDoorWords.handle(world.node.context, {} as never);
    expect(await read()).not.toBeNull();
    await world.db`update door_words set said_at = now() - interval '366 days'`;
    await forgetOldDoorWords.handle(world.node.context, {} as never);
    expect(await read()).toBeNull();
  });
});
