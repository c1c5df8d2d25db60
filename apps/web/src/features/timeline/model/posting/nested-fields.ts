import { ApiProblem } from '@waybill/client/failures';

/** The same refusal with each message at the field that a form shows: `pickupAddressJson.city` is the pickup’s. */
export function atTopFields(failure: unknown, renamed: Readonly<Record<string, string>> = {}): unknown {
  if (!(failure instanceof ApiProblem)) return failure;
  const errors = failure.problem.errors.map(({ field, message }) => {
    const top = field.split(/[.[]/)[0] ?? field;
    return { field: renamed[top] ?? top, message };
  });
  return new ApiProblem({ ...failure.problem, errors });
}
