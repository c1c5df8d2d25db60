import { getBoard as call } from '@waybill/contract/board/get-board';
import { defineRoute } from '../define-route.ts';
import { readBoard } from '../read-board.ts';

export const getBoardRoute = defineRoute(call, ({ db }, { caller }) => readBoard(db, caller.userId, new Date()));
