import { listNotifications } from '@waybill/contract/notifications/list-notifications';
import { getSaleQuestion } from '@waybill/contract/ops/get-sale-question';
import { beforeAll, describe, expect, it } from 'vitest';
import { decideSaleNow, listSaleQuestionsNow } from '../../src/ops/decide-sale.ts';
import { openBankSandbox } from '../support/bank-transfers.ts';
import { answer, buyersPicture, complain, handedOverSale } from '../support/questioned-sales.ts';
import { pageOf, saleSeenBy, seller as someSeller } from '../support/sales.ts';
import { staffMember } from '../support/staff.ts';
import { uploadedPicture } from '../support/timeline.ts';
import { useWorld } from '../support/world.ts';

const bank = await openBankSandbox();
const world = useWorld({ ...bank.environment, LOG_LEVEL: 'silent' });
beforeAll(() => bank.setWebhooks(world.node.origin, true));

async function questioned() {
  const sold = await handedOverSale(world, bank);
  const { publicId } = await buyersPicture(world, sold.buyer, sold.sale.code);
  await complain(sold.buyer, sold.sale.code, 'It is another bag', [publicId]);
  return { ...sold, shown: publicId };
}

describe('the seller’s answer', () => {
  it('is asked for, and stands with its pictures beside the buyer’s: for the two and for our people', async () => {
    const { seller, buyer, sale, shown } = await questioned();
    const messages = async () =>
      (await seller.call(listNotifications, { query: {} })).result.items.map(({ Message }) => Message).join('\n');
    await expect.poll(messages).toContain('Please answer with words and pictures');
    expect((await saleSeenBy(seller, sale.id)).question).toMatchObject({
      canAnswer: true,
      answer: null,
      images: [{ publicId: shown }],
    });

    const packed = await uploadedPicture(world, seller.id);
    const answered = (await answer(seller, sale.id, 'This is the bag that I packed', [packed])).result;
    const both = {
      says: 'It is another bag',
      images: [{ publicId: shown }],
      answer: { says: 'This is the bag that I packed', images: [{ publicId: packed }] },
    };
    expect(answered.question).toMatchObject({ ...both, canAnswer: false });
    expect((await pageOf(buyer, sale.code)).result.mine?.question).toMatchObject(both);

    const staff = await staffMember(world);
    const { result } = await staff.call(getSaleQuestion, { params: { saleId: sale.id } });
    expect(result).toMatchObject({ says: both.says, shows: both.images, answer: both.answer });
    const listed = await listSaleQuestionsNow(world.node.context);
    expect(listed).toContain('the seller: This is the bag that I packed');
    expect(listed).toContain(`/api/images/${packed}/800`);
  });

  it('is nobody else’s to read: strangers with the link see no word and no picture of either', async () => {
    const { seller, sale, shown } = await questioned();
    await answer(seller, sale.id, 'This is the bag that I packed');
    const text = JSON.stringify((await pageOf(world.visitor(), sale.code)).result);
    for (const secret of ['another bag', 'packed', shown]) expect(text).not.toContain(secret);
    expect((await answer(await someSeller(world), sale.id, 'Mine')).problem.code).toBe('not_found');
  });

  it('is given once, and said twice at once it is said once', async () => {
    const { seller, sale } = await questioned();
    const both = await Promise.all([answer(seller, sale.id, 'It is the same'), answer(seller, sale.id, 'It is the same')]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await answer(seller, sale.id, 'And it was new')).problem.code).toBe('no_longer_open');
  });

  it('is too early before anybody asks, and too late once it is decided', async () => {
    const { seller, sale } = await handedOverSale(world, bank);
    expect((await answer(seller, sale.id, 'All is well')).problem.code).toBe('no_longer_open');
    const asked = await questioned();
    await decideSaleNow(world.node.context, { code: asked.sale.code, toBuyer: '0', because: 'It is the same bag' });
    expect((await answer(asked.seller, asked.sale.id, 'Thank you')).problem.code).toBe('no_longer_open');
  });
});
