import { markReceipt } from '@waybill/contract/chat/mark-receipt';
import { describe, expect, it } from 'vitest';
import { orderedSale, readAsBuyer, roomWithBuyer, writeAsBuyer } from '../support/buyer-chat.ts';
import { set, write } from '../support/chat.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

describe('what a buyer reads of the chat', () => {
  const world = useWorld();

  it('is nothing while nobody has written', async () => {
    const { halima, sale } = await orderedSale(world);
    expect((await readAsBuyer(halima, sale.code)).result).toEqual({ items: [], hasOlder: false, hasNewer: false, readSeq: null });
  });

  it('is asked for in small pages: the newest, those before, and those after', async () => {
    const { halima, sale } = await orderedSale(world);
    for (const text of ['one', 'two', 'three', 'four']) await writeAsBuyer(halima, sale.code, text);
    const textsOf = async (query: object) =>
      (await readAsBuyer(halima, sale.code, query)).result.items.map(({ messageText }) => messageText);
    expect(await textsOf({ limit: '2' })).toEqual(['three', 'four']);
    expect(await textsOf({ before: '3' })).toEqual(['one', 'two']);
    expect(await textsOf({ after: '3' })).toEqual(['four']);
    expect((await readAsBuyer(halima, sale.code, { after: '1', before: '3' })).problem.code).toBe('invalid_input');
  });

  it('has the seller’s pictures, and no id of an account', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    const { id } = (await roomWithBuyer(ada, sale.id)).result;
    await write(ada, id, 'Here it is', { imageIdList: [await uploadedPicture(world, ada.id)] });
    const { items } = (await readAsBuyer(halima, sale.code)).result;
    expect(items).toMatchObject([{ isMine: false, images: [{ sizes: expect.anything() }] }]);
    expect(JSON.stringify(items)).not.toContain('usr_');
  });

  it('tells whether the seller has read it only where they show it', async () => {
    const { ada, halima, sale } = await orderedSale(world);
    await writeAsBuyer(halima, sale.code, 'Hello');
    const room = (await roomWithBuyer(ada, sale.id)).result;
    await ada.call(markReceipt, { params: { roomId: room.id }, body: { readSeq: 1 } });
    expect((await readAsBuyer(halima, sale.code)).result.readSeq).toBe(1);
    await set(ada, { showReadReceipts: false });
    expect((await readAsBuyer(halima, sale.code)).result.readSeq).toBeNull();
  });
});
