import { describe, expect, it } from 'vitest';
import { forgetChats } from '../../src/modules/chat/index.ts';
import { transact } from '../../src/platform/db/database.ts';
import { markAsBuyer, orderedSale, roomWithBuyer, writeAsBuyer } from '../support/buyer-chat.ts';
import { roomsOf, sentTo, write } from '../support/chat.ts';
import { eventually } from '../support/eventually.ts';
import { messagesTo } from '../support/mailbox.ts';
import { verifiedPerson } from '../support/people.ts';
import { saleOf, seller } from '../support/sales.ts';
import { useWorld } from '../support/world.ts';

describe('a seller who writes to their buyer', () => {
  const world = useWorld();

  /** What was said to this phone about the chat; the minute that a buyer has to read it by themselves is over. */
  async function textsTo(phone: string): Promise<string[]> {
    await world.db`update jobs.job set start_after = now() where group_id = 'chat.remind-buyer' and state = 'created'`;
    await eventually('The reminders to be done', async () => {
      const waiting = await world.db`
        select from jobs.job where group_id in ('chat.remind-buyer', 'sales.send-buyer-news') and state in ('created', 'active', 'retry')`;
      return waiting.length === 0;
    });
    return (await messagesTo(world, phone)).map(({ text }) => text).filter((text) => text.includes('written to you'));
  }

  it('has one room with them, in no list before something is said', async () => {
    const { ada, sale } = await orderedSale(world);
    const [first, second] = await Promise.all([roomWithBuyer(ada, sale.id), roomWithBuyer(ada, sale.id)]);
    expect(first.result.id).toBe(second.result.id);
    expect(first.result).toMatchObject({ sale: { id: sale.id, chat: 'open' }, can: { write: 'yes' } });
    expect(await roomsOf(ada)).toEqual([]);
  });

  it('is nobody else, and has nobody to write to before somebody has ordered', async () => {
    const { sale } = await orderedSale(world);
    expect((await roomWithBuyer(await verifiedPerson(world), sale.id)).problem.code).toBe('not_found');
    const ada = await seller(world);
    const waiting = await saleOf(world, ada);
    expect((await roomWithBuyer(ada, waiting.id)).problem.code).toBe('no_longer_open');
  });

  it('reaches them by one SMS with the link and none of the words, until they have read', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    const { id } = (await roomWithBuyer(ada, sale.id)).result;
    await write(ada, id, 'Pay me by 0123456789 instead');
    await write(ada, id, 'Hello?');
    expect(await textsTo(halima.phone)).toEqual([expect.stringContaining(`/buy/${sale.code}`)]);
    expect((await textsTo(halima.phone)).join()).not.toContain('0123456789');
    await write(ada, id, 'Are you there?');
    expect(await textsTo(halima.phone)).toHaveLength(1);
    await markAsBuyer(halima, sale.code, 3);
    await write(ada, id, 'It leaves today');
    expect(await textsTo(halima.phone)).toHaveLength(2);
    await markAsBuyer(halima, sale.code, 4);
    await write(ada, id, 'It has left');
    // Two in a day about the chat: the others are for what concerns the money.
    expect(await textsTo(halima.phone)).toHaveLength(2);
  });

  it('sends no SMS about what the buyer reads on the open page', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    const { id } = (await roomWithBuyer(ada, sale.id)).result;
    await write(ada, id, 'Hello');
    await markAsBuyer(halima, sale.code, 1);
    expect(await textsTo(halima.phone)).toEqual([]);
  });

  it('hears of each answer, and nothing is kept in an inbox of the buyer', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    const { id } = (await roomWithBuyer(ada, sale.id)).result;
    await write(ada, id, 'Hello');
    await writeAsBuyer(halima, sale.code, 'Good morning');
    expect((await sentTo(world, ada)).filter(({ type }) => type === 'chat.message')).toHaveLength(2);
    expect(await world.db`select from realtime_inbox where starts_with(user_id, 'byr_')`).toHaveLength(0);
  });

  it('takes the chat along when they leave: a buyer has no account that would keep it', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    await writeAsBuyer(halima, sale.code, 'Hello');
    const [room] = await roomsOf(ada);
    await transact(world.db, (tx) => forgetChats(tx, ada.id));
    expect(await world.db`select from chat_message where room_id = ${room?.id ?? ''}`).toHaveLength(0);
  });
});
