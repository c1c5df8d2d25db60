import type { Route } from '../../platform/http/route.ts';
import type { UsersContext } from './context.ts';
import { createDispatchPartnerRoute } from './routes/create-dispatch-partner.ts';
import { createUserRoute } from './routes/create-user.ts';
import { getPushKeyRoute } from './routes/get-push-key.ts';
import { getUserRoute } from './routes/get-user.ts';
import { unmuteUserRoute } from './routes/unmute-user.ts';
import { updateUserRoute } from './routes/update-user.ts';

export { signUpBusiness } from './commands/create-dispatch-partner.ts';
export { signUpPerson } from './commands/create-user.ts';
export type { UsersContext } from './context.ts';
export { createPushToPeople, type PushToPeople } from './push.ts';
export { countArrival, countRating, hideFromTimeline, insertProfile, setKycStatus, showOnTimeline } from './storage/profiles.ts';
export { textToTime } from './time-of-day.ts';

export const usersRoutes: readonly Route<UsersContext>[] = [
  createUserRoute,
  createDispatchPartnerRoute,
  getPushKeyRoute,
  getUserRoute,
  updateUserRoute,
  unmuteUserRoute,
];
