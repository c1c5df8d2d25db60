export type { ResultOf } from '@waybill/contract/call';
export type { ProblemCode, ProblemDetails } from '@waybill/contract/problem';
export type { SendOptions } from './call-sender.ts';
export type { Calls } from './calls/call-types.ts';
export { isProblem, TransportFailure } from './failures.ts';
export type { RateLimit } from './rate-limit.ts';
export {
  type VerifyOptions,
  verifyWebhook,
  type WebhookEvent,
  type WebhookHeaders,
  WebhookRefused,
} from './verify-webhook.ts';
export { createWaybill, type InputOf, type Method, type Paged, type Waybill, type WaybillOptions } from './waybill.ts';
export { WaybillProblem } from './waybill-problem.ts';
