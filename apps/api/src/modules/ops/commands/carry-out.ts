import type { MoneyDecision } from '@waybill/contract/ops/money-decision';
import type { OpsContext } from '../context.ts';
import { recordDecision } from '../record-decision.ts';
import { recordAct } from '../storage/acts.ts';
import type { Weigh, Weighed } from '../weigh.ts';
import { answerQuestion } from './answer-question.ts';
import { decideDispute } from './decide-dispute.ts';
import { decideSaleQuestion } from './decide-sale-question.ts';
import { giveBack } from './give-back.ts';

type How = {
  readonly staffId: string;
  readonly because: string;
  readonly weigh: Weigh;
  readonly record?: typeof recordDecision;
  readonly isRehearsal?: boolean;
};

/** Carries out a decision of any kind, by the very command that its own call uses. */
export async function carryOut(context: OpsContext, decision: MoneyDecision, how: How): Promise<void> {
  const { staffId, because, weigh, record = recordDecision, isRehearsal = false } = how;
  switch (decision.kind) {
    case 'dispute': {
      const { orderId: order, decision: chosen, carrierGets, goodsToSeller } = decision;
      await decideDispute(context, { staffId, order, decision: chosen, carrierGets, goodsToSeller, because, weigh, record });
      return;
    }
    case 'sale-question': {
      const { saleId, decision: chosen, toBuyer } = decision;
      return decideSaleQuestion(context, { saleId, decision: chosen, toBuyer, because }, { staffId, weigh, record });
    }
    case 'payout':
      return giveBack(context, { ...decision, staffId, because, weigh, record, isRehearsal });
    case 'money-question':
      return answerQuestion(context, { ...decision, staffId, because, weigh, record });
  }
}

/** Thrown at the end of a rehearsal, so that everything is taken back. */
class Rehearsed extends Error {
  readonly weighed: Weighed;

  constructor(weighed: Weighed) {
    super('A rehearsal is over');
    this.weighed = weighed;
  }
}

/**
 * What a decision would come to: it is carried out, looked at and taken back, so that nothing is computed a second time. What it would
 * refuse is refused here with the same words.
 */
export async function rehearse(context: OpsContext, decision: MoneyDecision, staffId: string): Promise<Weighed> {
  const weigh: Weigh = async (_, weighed) => {
    throw new Rehearsed(weighed);
  };
  try {
    // Whoever has the case meanwhile: looking at the sums takes it from nobody.
    const record: typeof recordDecision = (tx, _, act) => recordAct(tx, act);
    await carryOut(context, decision, { staffId, because: 'A rehearsal', weigh, record, isRehearsal: true });
  } catch (error) {
    if (error instanceof Rehearsed) return error.weighed;
    throw error;
  }
  throw new Error('A rehearsal was not taken back');
}
