import { type ProblemCode, type ProblemDetails, problems } from '@waybill/contract/problem';

/** By which the log, and a trace if there is one, can be searched. */
type Names = { readonly requestId: string; readonly traceId: string };

type Extras = Pick<ProblemDetails, 'retryAfterSeconds' | 'triesLeft' | 'shortfall' | 'until' | 'appealTicket'>;

/** A refusal with its code and a sentence for the person. Commands throw it; one place turns it into an answer. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
  readonly extras: Extras;

  constructor(code: ProblemCode, detail: string, more: { field?: string; fields?: Problem['fields'] } & Extras = {}) {
    super(detail);
    const { field, fields, ...extras } = more;
    this.code = code;
    this.fields = fields ?? (field ? [{ field, message: detail }] : []);
    this.extras = extras;
  }
}

export function problemDetails(problem: Problem, { requestId, traceId }: Names): ProblemDetails {
  const [status, title] = problems[problem.code];
  return {
    type: `/api/docs#${problem.code}`,
    title,
    status,
    detail: problem.message,
    code: problem.code,
    errors: [...problem.fields],
    requestId,
    traceId,
    ...problem.extras,
  };
}
