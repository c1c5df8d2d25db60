import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { newId } from '../../../platform/ids.ts';
import { attachImages } from '../../files/index.ts';
import type { SalesContext } from '../context.ts';
import { tellSeller } from '../events.ts';
import { ownSale } from '../policies.ts';
import { findAnswer, insertAnswer } from '../storage/answers.ts';
import { findDecision } from '../storage/questions.ts';
import { lockSale } from '../storage/sales.ts';

type Answer = {
  readonly saleId: string;
  readonly sellerId: string;
  readonly message: string;
  readonly imageIdList: readonly string[];
};

/** The seller’s side of what their buyer questions, for our people and the buyer. Said twice, it is said once. */
export async function answerSaleQuestion(
  { db }: Pick<SalesContext, 'db'>,
  { saleId, sellerId, message, imageIdList }: Answer,
): Promise<void> {
  await transact(db, async (tx) => {
    const sale = ownSale(await lockSale(tx, saleId), sellerId);
    const [said, decision] = await Promise.all([findAnswer(tx, saleId), findDecision(tx, saleId)]);
    if (said?.message === message) return;
    if (said) throw new Problem('no_longer_open', 'You have answered already. Please write to our support if there is more.');
    if (sale.state !== 'questioned' || decision)
      throw new Problem('no_longer_open', 'Nobody waits for an answer here: nothing is in question, or it is decided.');
    const id = newId('saleAnswer');
    insertAnswer(tx, { id, saleId, message });
    await attachImages(tx, sellerId, imageIdList, id);
    tellSeller(tx, sale);
  });
}
