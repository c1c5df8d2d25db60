import type { BodyOf } from '@waybill/contract/call';
import type { decideDispute as call } from '@waybill/contract/ops/decide-dispute';
import type { Tx } from '../../../platform/db/database.ts';
import { type OrderRow, settleDispute } from '../../orders/index.ts';
import { movedIn } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { refuseOwn } from '../policies.ts';
import { recordDecision } from '../record-decision.ts';
import { withinLimit } from '../require-limit.ts';
import { tellingWho } from '../telling-who.ts';
import { type Weigh, weighDispute } from '../weigh.ts';

const acts = { refund: 'dispute-refunded', release: 'dispute-released', split: 'dispute-split' } as const;

export type Decided = {
  /** The staff member who decides; null for the command line. */
  readonly staffId: string | null;
  /** Order id, or the tracking number as people write it. */
  readonly order: string;
  readonly decision: keyof typeof acts;
  readonly carrierGets?: number | undefined;
  readonly goodsToSeller?: number | undefined;
  readonly because: string;
  readonly idempotencyKey?: string | undefined;
  /** Who else has to agree; without it, nobody does below the limit of whoever decides. */
  readonly weigh?: Weigh;
  readonly record?: typeof recordDecision;
};

/** Decides a dispute and writes down who did; neither of the two sides decides it themselves. */
export function decideDispute(context: Pick<OpsContext, 'db' | 'publish'>, decided: Decided): Promise<OrderRow> {
  const { staffId, order, decision, carrierGets, goodsToSeller, because, idempotencyKey } = decided;
  const { weigh = withinLimit(staffId), record = recordDecision } = decided;
  return tellingWho(context.db, { kind: 'dispute', id: order, staffId }, () =>
    settleDispute(
      context,
      { order, decision, carrierGets, goodsToSeller, because },
      {
        first: ({ senderId, carrierId }) => refuseOwn(staffId, senderId, carrierId),
        also: (tx: Tx, { id, trackingId, senderId, currency }) =>
          record(
            tx,
            { kind: 'dispute', id },
            {
              staffId,
              what: acts[decision],
              subject: trackingId,
              userId: senderId,
              about: {
                orderId: id,
                ...(carrierGets === undefined ? {} : { carrierGets, currency }),
                ...(goodsToSeller === undefined ? {} : { goodsToSeller, currency }),
              },
              because,
            },
          ),
        last: (tx, row) => weigh(tx, weighDispute(movedIn(tx), row)),
        ...(staffId !== null && idempotencyKey !== undefined ? { request: { by: staffId, key: idempotencyKey } } : {}),
      },
    ),
  );
}

/** The input of the call, with the field that only a split has where it has it. */
export function inputOf(body: BodyOf<typeof call>): Pick<Decided, 'decision' | 'carrierGets' | 'goodsToSeller' | 'because'> {
  const { decision, goodsToSeller, because } = body;
  return { decision, goodsToSeller, because, carrierGets: body.decision === 'split' ? body.carrierGets : undefined };
}
