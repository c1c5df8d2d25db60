import { kindsFor } from '@waybill/contract/ops/case-calls';
import { getFigures as call } from '@waybill/contract/ops/get-figures';
import { defineRoute } from '../define-route.ts';
import { readFigures } from '../read-figures.ts';

export const getFiguresRoute = defineRoute(call, ({ db }, { caller: { staffRole }, query }) =>
  readFigures(db, staffRole === undefined ? [] : kindsFor(staffRole), Number(query.days)),
);
