import type { ProblemCode, ProblemDetails } from '@waybill/contract/problem';

/** The server answered, and the answer is no. Switch on `code`; show `detail`. */
export class ApiProblem extends Error {
  readonly problem: ProblemDetails;

  constructor(problem: ProblemDetails) {
    super(problem.detail);
    this.name = 'ApiProblem';
    this.problem = problem;
  }

  get code() {
    return this.problem.code;
  }
}

const sentences = {
  network: 'We could not reach Waybill. Check your connection and try again.',
  timeout: 'Waybill took too long to answer. Nothing was lost; please try again.',
  aborted: 'That was stopped before it finished.',
  unreadable: 'Waybill gave an answer we could not read. Please try again.',
} as const;

/** No answer came, or none that can be read. */
export class TransportFailure extends Error {
  readonly kind: keyof typeof sentences;
  readonly status: number | undefined;

  constructor(kind: keyof typeof sentences, status?: number) {
    super(status === undefined ? sentences[kind] : `${sentences[kind]} (status ${status})`);
    this.name = 'TransportFailure';
    this.kind = kind;
    this.status = status;
  }
}

/** Whether the server said no for one of these reasons. */
export function isProblem(failure: unknown, ...codes: readonly ProblemCode[]): failure is ApiProblem {
  return failure instanceof ApiProblem && codes.includes(failure.code);
}
