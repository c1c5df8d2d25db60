import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import type { ProblemCode } from '@waybill/contract/problem';

/** A message of the server about one field. */
export type FieldMessage = { readonly name: string; readonly message: string };

export type PlacedFailure = {
  /** Messages that belong beside a field of the form at hand. */
  readonly fields: readonly FieldMessage[];
  /** The message that belongs to no field of the form. */
  readonly rest?: { readonly title: string; readonly text: string };
};

/** Fields a failure is about, by the names the forms give them. */
const fieldsOfCode: Partial<Record<ProblemCode, readonly string[]>> = {
  username_taken: ['username'],
  email_taken: ['email', 'businessEmail'],
  phone_taken: ['phoneNumber', 'businessPhoneNumber', 'newPhoneNumber'],
  password_common: ['newPassword', 'password'],
  password_wrong: ['currentPassword', 'password'],
  code_wrong: ['otpCode'],
  code_gone: ['otpCode'],
  pin_trivial: ['newPin'],
  pin_wrong: ['oldPin'],
};

const transportTitles = {
  network: 'No connection',
  timeout: 'No answer yet',
  aborted: 'Stopped',
  unreadable: 'An answer we could not read',
} as const satisfies Record<TransportFailure['kind'], string>;

/** Decides where to show a failure: beside a field of this form, or as a message of its own. */
export function placeFailure(failure: unknown, formFields: readonly string[] = []): PlacedFailure {
  if (failure instanceof TransportFailure)
    return { fields: [], rest: { title: transportTitles[failure.kind], text: failure.message } };
  if (!(failure instanceof ApiProblem))
    return { fields: [], rest: { title: 'Something went wrong', text: 'That is our mistake. Please try again.' } };

  const { problem } = failure;
  const named = problem.errors.filter((error) => formFields.includes(error.field));
  if (named.length > 0) return { fields: named.map((error) => ({ name: error.field, message: error.message })) };
  const implied = fieldsOfCode[problem.code]?.find((name) => formFields.includes(name));
  if (implied) return { fields: [{ name: implied, message: problem.detail }] };
  // A field this form does not show: its message says more than the sentence about all of them.
  return { fields: [], rest: { title: problem.title, text: problem.errors[0]?.message ?? problem.detail } };
}
