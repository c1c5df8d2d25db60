import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { UsersContext } from './context.ts';
import { sweepPresence } from './jobs/sweep-presence.ts';
import { appealMeasureRoute } from './routes/appeal-measure.ts';
import { appealSuspensionRoute } from './routes/appeal-suspension.ts';
import { confirmMeasureRoute } from './routes/confirm-measure.ts';
import { createDispatchPartnerRoute } from './routes/create-dispatch-partner.ts';
import { createUserRoute } from './routes/create-user.ts';
import { deactivateUserRoute } from './routes/deactivate-user.ts';
import { exportDataRoute } from './routes/export-data.ts';
import { getPushKeyRoute } from './routes/get-push-key.ts';
import { getSharedPersonRoute } from './routes/get-shared-person.ts';
import { getSuspensionRoute } from './routes/get-suspension.ts';
import { getUserRoute } from './routes/get-user.ts';
import { listMeasuresRoute } from './routes/list-measures.ts';
import { reportUserRoute } from './routes/report-user.ts';
import { setPresenceRoute } from './routes/set-presence.ts';
import { unmuteUserRoute } from './routes/unmute-user.ts';
import { updateUserRoute } from './routes/update-user.ts';

export { authorViewOf } from './author-view.ts';
export { answerAppeal } from './commands/answer-appeal.ts';
export { putMeasureBack, setMeasure, takeBackMeasure } from './commands/set-measure.ts';
export type { UsersContext } from './context.ts';
export { appealAnswered, identityDecided, measureChanged } from './events.ts';
export { kycHooks } from './kyc-hooks.ts';
export { type AppealedMeasure, appealedViewOf } from './measure-views.ts';
export { wordsOfAppeal, wordsOfMeasure } from './measure-words.ts';
export { createPushToPeople, type PushToPeople } from './push.ts';
export { usersReactions } from './reactions.ts';
export { withAppeals } from './read-measures.ts';
export { readSharedPerson, sharedPersonViewOf } from './read-shared-person.ts';
export {
  type AppealRow,
  countOpenAppeals,
  findAppeal,
  findAppealsOfPeople,
  listAppeals,
  waitingAppeals,
} from './storage/appeals.ts';
export { type AuthorColumns, authorColumns } from './storage/authors.ts';
export {
  findMeasure,
  findMeasureForStaff,
  listMeasuresForStaff,
  type Measure,
  type MeasureForStaff,
  markSuspensionKept,
  markSuspensionLifted,
} from './storage/measures.ts';
export { findBusinessContact, findKnownNames, findPeople, findPerson, searchPeople } from './storage/people.ts';
export { isHere, presenceOf } from './storage/presence.ts';
export {
  countArrival,
  countRating,
  hideFromTimeline,
  insertProfile,
  showOnTimeline,
  updateProfile,
} from './storage/profiles.ts';
export { findPeopleNamed, findQuotedPeople, type QuotedPerson, wordsQuery } from './storage/quoted.ts';
export {
  type ClosedReport,
  closeReportsOf,
  countReportsOf,
  findReport,
  findReportsAround,
  listReports,
  type ReportClosing,
  type ReportFacts,
  type ReportPage,
  type ReportRow,
  reopenReports,
} from './storage/reports.ts';
export { isSharedPerson, type SharedPersonRow, sharedPersonColumns } from './storage/shared.ts';
export { listStaff } from './storage/staff.ts';
export { hasMuted, type Reach, reachOf } from './storage/users.ts';
export { textToTime } from './time-of-day.ts';

export const usersRoutes: readonly Route<UsersContext>[] = [
  createUserRoute,
  createDispatchPartnerRoute,
  getPushKeyRoute,
  exportDataRoute,
  getUserRoute,
  getSharedPersonRoute,
  updateUserRoute,
  deactivateUserRoute,
  unmuteUserRoute,
  setPresenceRoute,
  reportUserRoute,
  listMeasuresRoute,
  confirmMeasureRoute,
  appealMeasureRoute,
  getSuspensionRoute,
  appealSuspensionRoute,
];

export const usersJobs: readonly JobHandler<UsersContext>[] = [sweepPresence];
