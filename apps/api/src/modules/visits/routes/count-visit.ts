import { countVisit as call } from '@waybill/contract/visits/count-visit';
import { defineRoute } from '../../../platform/http/route.ts';
import type { VisitsContext } from '../context.ts';
import { addVisit } from '../storage/visits.ts';

export const countVisitRoute = defineRoute(call, ({ db }: VisitsContext, { body }) => addVisit(db, body.path));
