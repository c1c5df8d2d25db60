import type { QuestionAnswer } from '@waybill/contract/ops/list-money-questions';
import type { Tx } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { WalletContext } from '../context.ts';
import { lockPayer } from '../storage/payers.ts';
import { findRefund, lockRefund, setByHand } from '../storage/refunds.ts';
import { endRefund } from './send-refund.ts';

type Asked = { readonly staffId: string | null; readonly also: (tx: Tx, userId: string | null) => Promise<void> };

/** Staff have given a buyer's money back in another way, because the provider cannot: there is no wallet here to credit. */
export async function answerStuckRefund(
  context: Pick<WalletContext, 'publish'>,
  tx: Tx,
  id: string,
  answer: QuestionAnswer,
  { staffId, also }: Asked,
): Promise<void> {
  const known = await findRefund(tx, id);
  const payer = known && (await lockPayer(tx, known.payerId));
  if (!payer) throw new Problem('not_found', 'There is no such refund.');
  if ((await lockRefund(tx, id))?.state !== 'stuck') throw new Problem('already_decided', 'This is closed already.');
  if (payer.userId === staffId) throw new Problem('forbidden', 'This is about what you sell. Please ask somebody else of us.');
  if (answer !== 'refuse')
    throw new Problem('invalid_input', 'Its buyer has no wallet. Please give it back in another way and refuse it.');
  await also(tx, payer.userId);
  setByHand(tx, id);
  await endRefund(context, tx, id);
}
