import { giveBackPayout, movedIn } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { recordDecision } from '../record-decision.ts';
import { withinLimit } from '../require-limit.ts';
import { tellingWho } from '../telling-who.ts';
import { type Weigh, weighPayout } from '../weigh.ts';

type GivenBack = {
  readonly staffId: string;
  readonly reference: string;
  readonly hasLooked: boolean;
  readonly because: string;
  /** Who else has to agree; without it, nobody does below the limit of whoever decides. */
  readonly weigh?: Weigh;
  readonly record?: typeof recordDecision;
  readonly isRehearsal?: boolean;
};

/** Gives a payout back and writes down who did. */
export function giveBack(context: OpsContext, given: GivenBack): Promise<void> {
  const { staffId, reference, hasLooked, because, isRehearsal = false } = given;
  const { weigh = withinLimit(staffId), record = recordDecision } = given;
  return tellingWho(context.db, { kind: 'payout', id: reference, staffId }, () =>
    giveBackPayout(context, reference, {
      staffId,
      hasLooked,
      isRehearsal,
      also: (tx, { userId }) =>
        record(
          tx,
          { kind: 'payout', id: reference },
          { staffId, what: 'payout-given-back', subject: reference, userId, about: { hasLooked }, because },
        ),
      last: (tx, payout) => weigh(tx, weighPayout(movedIn(tx), payout)),
    }),
  );
}
