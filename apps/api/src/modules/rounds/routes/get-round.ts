import { getRound as call } from '@waybill/contract/rounds/get-round';
import { Problem } from '../../../platform/http/problem.ts';
import { isHiddenFromRider } from '../../orders/index.ts';
import { defineRoute } from '../define-route.ts';
import { viewRounds } from '../read-rounds.ts';
import { findRounds } from '../storage/rounds.ts';

export const getRoundRoute = defineRoute(call, async ({ db }, { caller, params }) => {
  const [round] = await findRounds(db, caller.userId, [params.roundId]);
  if (!round || isHiddenFromRider(round)) throw new Problem('not_found', 'We cannot find this round.');
  const [view] = await viewRounds(db, caller.userId, [round], new Date());
  if (!view) throw new Error(`The round ${round.id} cannot be shown`);
  return view;
});
