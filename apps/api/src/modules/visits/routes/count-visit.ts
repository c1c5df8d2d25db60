import { countVisit as call } from '@waybill/contract/visits/count-visit';
import { defineRoute } from '../define-route.ts';
import { addVisit } from '../storage/visits.ts';

export const countVisitRoute = defineRoute(call, ({ db }, { body }) => addVisit(db, body.path));
