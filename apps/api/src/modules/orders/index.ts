import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { OrdersContext } from './context.ts';
import { expressJobs } from './jobs/express-jobs.ts';
import { negotiationJobs } from './jobs/negotiation-jobs.ts';
import { orderJobs } from './jobs/order-jobs.ts';
import { trackingJobs } from './jobs/tracking-jobs.ts';
import { acceptExpressDeliveryRoute } from './routes/accept-express-delivery.ts';
import { acceptOfferRoute } from './routes/accept-offer.ts';
import { addEvidenceRoute } from './routes/add-evidence.ts';
import { answerAssignmentRoute } from './routes/answer-assignment.ts';
import { answerOurQuestionRoute } from './routes/answer-our-question.ts';
import { arriveAtDoorRoute } from './routes/arrive-at-door.ts';
import { assignOrderRoute } from './routes/assign-order.ts';
import { changePackageRoute } from './routes/change-package.ts';
import { changeReceiverRoute } from './routes/change-receiver.ts';
import { createNegotiationRoute } from './routes/create-negotiation.ts';
import { createOrderRoute } from './routes/create-order.ts';
import { declineExpressDeliveryRoute } from './routes/decline-express-delivery.ts';
import { deleteOrderRoute } from './routes/delete-order.ts';
import { endAssignmentRoute } from './routes/end-assignment.ts';
import { endNegotiationRoute } from './routes/end-negotiation.ts';
import { failAttemptRoute } from './routes/fail-attempt.ts';
import { findRidersRoute } from './routes/find-riders.ts';
import { getDeliveryRequestInfoRoute } from './routes/get-delivery-request-info.ts';
import { getDutyRoute } from './routes/get-duty.ts';
import { getEarningsRoute } from './routes/get-earnings.ts';
import { getExpressDeliveryRequestInfoRoute } from './routes/get-express-delivery-request-info.ts';
import { getNegotiationsRoute } from './routes/get-negotiations.ts';
import { getOrderRoute } from './routes/get-order.ts';
import { getStatsRoute } from './routes/get-stats.ts';
import { getTrackingRoute } from './routes/get-tracking.ts';
import { leaveReceiverNoteRoute } from './routes/leave-receiver-note.ts';
import { listActiveNegotiationsRoute } from './routes/list-active-negotiations.ts';
import { listAssignmentsRoute } from './routes/list-assignments.ts';
import { listCancellationReasonsRoute } from './routes/list-cancellation-reasons.ts';
import { listExpressRequestsRoute } from './routes/list-express-requests.ts';
import { listMyPackagesRoute } from './routes/list-my-packages.ts';
import { listOrdersRoute } from './routes/list-orders.ts';
import { listRatingsRoute } from './routes/list-ratings.ts';
import { notifyRidersRoute } from './routes/notify-riders.ts';
import { printLabelsRoute } from './routes/print-labels.ts';
import { rateUserRoute } from './routes/rate-user.ts';
import { receiveSmsEventRoute } from './routes/receive-sms-event.ts';
import { reportPositionRoute } from './routes/report-position.ts';
import { resendHandoverCodeRoute } from './routes/resend-handover-code.ts';
import { ringMoreRidersRoute } from './routes/ring-more-riders.ts';
import { sayAboutDoorRoute } from './routes/say-about-door.ts';
import { sendHandoverCodeRoute } from './routes/send-handover-code.ts';
import { setDutyRoute } from './routes/set-duty.ts';
import { showCarrierPhoneRoute } from './routes/show-carrier-phone.ts';
import { stopMessagesRoute } from './routes/stop-messages.ts';
import { tryAgainRoute } from './routes/try-again.ts';
import { updateDeliveryFeeRoute } from './routes/update-delivery-fee.ts';
import { updateOrderRoute } from './routes/update-order.ts';

export { isHiddenFromRider } from './assignments.ts';
export { handoverCodeOf, pickupCodeOf, returnCodeOf } from './codes.ts';
export { agreeOnAll } from './commands/agree-on-all.ts';
export { riderOf } from './commands/answer-assignment.ts';
export { arriveAtDoor } from './commands/arrive-at-door.ts';
export { askQuestion } from './commands/ask-question.ts';
export { assignOrder, giveOrder, takeOrderBack } from './commands/assign-order.ts';
export { endUnanswered } from './commands/end-unanswered.ts';
export { failAttempt } from './commands/fail-attempt.ts';
export { checkNothingRuns, forgetCarrier } from './commands/forget-carrier.ts';
export { checkNothingInHands, type GivenBack, giveBackWork, parcelInHands } from './commands/give-back-work.ts';
export { oneAfterTheOther, oneByOne } from './commands/one-by-one.ts';
export { pickUpAll } from './commands/pick-up-all.ts';
export { rateAsBuyer } from './commands/rate-as-buyer.ts';
export { type PastNegotiation, recordPastNegotiation } from './commands/record-past-negotiation.ts';
export { type PastOrder, recordPastOrder } from './commands/record-past-order.ts';
export { settleDispute } from './commands/settle-dispute.ts';
export { takeBackQuestion } from './commands/take-back-question.ts';
export { takeDoorPayment } from './commands/take-door-payment.ts';
export { updateOrder } from './commands/update-order.ts';
export type { OrdersContext } from './context.ts';
export {
  assignmentAnswered,
  type FeeEventKind,
  feeChanged,
  type NegotiationChanged,
  negotiationAccepted,
  negotiationEnded,
  negotiationNamed,
  type OrderStepped,
  orderAccepted,
  orderAssigned,
  orderAtDoor,
  orderEvents,
  parcelExpired,
  receiverNoted,
  riderNotFound,
  userRated,
} from './events.ts';
export { ownOrder } from './policies.ts';
export { deliveryHooks } from './process/hooks.ts';
export { requireChecked } from './process/require-carrier.ts';
export { whyUnwanted } from './process/wanted.ts';
export { questionAsked, questionReminded, questionWithdrawn } from './question-events.ts';
export { type Dispute, readDisputes, readLateClaims } from './read-disputes.ts';
export { readHistory } from './read-order.ts';
export { readDisputeEnd, readOutcomes } from './read-outcomes.ts';
export { pendingWith } from './read-pending.ts';
export { readQuestions, type SideQuestion } from './read-questions.ts';
export { readTracking } from './read-tracking.ts';
export { uncountMessage, whyWithheld } from './receiver-pace.ts';
export { firstNameOf } from './receiver-sms.ts';
export { findAnswered, lockAndAnswerOnce, requestOf } from './requests.ts';
export { type AskedSide, askedOrders, findAskedOrders } from './storage/asked-sides.ts';
export { findAssignments, keepRidingMember, type RidingMember } from './storage/assignments.ts';
export { haveDealt } from './storage/dealings.ts';
export {
  type CasePage,
  countDisputes,
  countOpenCases,
  countOrdersOf,
  type DisputeCase,
  findCase,
  listCases,
  waitingDisputes,
} from './storage/disputes.ts';
export { goOnDuty, keepPosition } from './storage/duty.ts';
export { wentBack } from './storage/events.ts';
export { type AnyOrder, countEveryOrder, findAnyOrder, listEveryOrder } from './storage/every-order.ts';
export { type FeeStage, listFeeEventsBefore } from './storage/fee-history.ts';
export { listStepsUpTo } from './storage/history.ts';
export { findOrder, lockOrder, type OrderRow } from './storage/orders.ts';
export { findCarrierStatus, findPeople, personOf } from './storage/people.ts';
export { findQuotedOrders, findQuotedParcels, type QuotedOrder, type QuotedParcel } from './storage/quoted.ts';
export { findRatingOfBuyer } from './storage/ratings.ts';

export const ordersRoutes: readonly Route<OrdersContext>[] = [
  listOrdersRoute,
  listAssignmentsRoute,
  assignOrderRoute,
  endAssignmentRoute,
  answerAssignmentRoute,
  listMyPackagesRoute,
  changePackageRoute,
  getOrderRoute,
  createOrderRoute,
  updateOrderRoute,
  deleteOrderRoute,
  listCancellationReasonsRoute,
  printLabelsRoute,
  createNegotiationRoute,
  getNegotiationsRoute,
  endNegotiationRoute,
  listActiveNegotiationsRoute,
  acceptOfferRoute,
  updateDeliveryFeeRoute,
  getDeliveryRequestInfoRoute,
  getDutyRoute,
  setDutyRoute,
  reportPositionRoute,
  findRidersRoute,
  notifyRidersRoute,
  ringMoreRidersRoute,
  acceptExpressDeliveryRoute,
  declineExpressDeliveryRoute,
  getExpressDeliveryRequestInfoRoute,
  listExpressRequestsRoute,
  getTrackingRoute,
  sendHandoverCodeRoute,
  resendHandoverCodeRoute,
  changeReceiverRoute,
  addEvidenceRoute,
  answerOurQuestionRoute,
  sayAboutDoorRoute,
  arriveAtDoorRoute,
  failAttemptRoute,
  tryAgainRoute,
  stopMessagesRoute,
  showCarrierPhoneRoute,
  leaveReceiverNoteRoute,
  receiveSmsEventRoute,
  getStatsRoute,
  getEarningsRoute,
  rateUserRoute,
  listRatingsRoute,
];

export const ordersJobs: readonly JobHandler<OrdersContext>[] = [
  ...orderJobs,
  ...negotiationJobs,
  ...expressJobs,
  ...trackingJobs,
];
