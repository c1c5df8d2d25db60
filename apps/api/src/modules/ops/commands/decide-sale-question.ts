import { type QuestionDecision, type SalesContext, settleQuestion } from '../../sales/index.ts';
import { movedIn } from '../../wallet/index.ts';
import { refuseOwn } from '../policies.ts';
import { recordDecision } from '../record-decision.ts';
import { withinLimit } from '../require-limit.ts';
import { tellingWho } from '../telling-who.ts';
import { type Weigh, weighSale } from '../weigh.ts';

const acts = { refund: 'sale-refunded', release: 'sale-released', split: 'sale-split' } as const;

type By = {
  /** The staff member who decides; null for the command line. */
  readonly staffId: string | null;
  readonly idempotencyKey?: string | undefined;
  /** Who else has to agree; without it, nobody does below the limit of whoever decides. */
  readonly weigh?: Weigh;
  readonly record?: typeof recordDecision;
};

/** Decides about the price of something that its buyer questions, and writes down who did; neither side decides it themselves. */
export function decideSaleQuestion(
  context: Pick<SalesContext, 'db' | 'enqueue' | 'publish'>,
  decided: QuestionDecision,
  { staffId, idempotencyKey, weigh = withinLimit(staffId), record = recordDecision }: By,
): Promise<void> {
  const { saleId, decision, toBuyer, because } = decided;
  return tellingWho(context.db, { kind: 'sale-question', id: saleId, staffId }, () =>
    settleQuestion(context, decided, {
      ...(staffId !== null && idempotencyKey !== undefined ? { request: { by: staffId, key: idempotencyKey } } : {}),
      first: (concerned) => refuseOwn(staffId, ...concerned),
      also: (tx, { sellerId, currency }) =>
        record(
          tx,
          { kind: 'sale-question', id: saleId },
          {
            staffId,
            what: acts[decision],
            subject: saleId,
            userId: sellerId,
            about: toBuyer === undefined ? {} : { buyerGets: toBuyer, currency },
            because,
          },
        ),
      last: (tx, sale, concerned) => weigh(tx, weighSale(movedIn(tx), sale, concerned)),
    }),
  );
}
