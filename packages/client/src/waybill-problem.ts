import type { ProblemDetails } from '@waybill/contract/problem';
import { ApiProblem } from './failures.ts';
import { type RateLimit, rateLimitOf } from './rate-limit.ts';

/** The server said no. Switch on `code`, show `message`; `requestId` finds the request in the log of the key. */
export class WaybillProblem extends ApiProblem {
  readonly status: number;
  readonly requestId: string | undefined;
  /** What is wrong with which field of the input. */
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfterSeconds: number | undefined;
  readonly rateLimit: RateLimit | undefined;
  readonly headers: Headers;

  constructor(problem: ProblemDetails, { status, headers }: Pick<Response, 'status' | 'headers'>) {
    super(problem);
    this.name = 'WaybillProblem';
    this.status = status;
    this.requestId = problem.requestId;
    this.fields = Object.fromEntries(problem.errors.map(({ field, message }) => [field, message]));
    this.retryAfterSeconds = problem.retryAfterSeconds;
    this.rateLimit = rateLimitOf(headers);
    this.headers = headers;
  }
}
