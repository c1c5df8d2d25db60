import { ApiProblem, TransportFailure } from '@waybill/client/failures';
import type { ProblemCode } from '@waybill/contract/problem';

/** The next step after a send: the next message, or that of another room; or all wait, perhaps for so many seconds. */
export type Way = 'free' | 'free for others' | { readonly retryAfterSeconds?: number };

/** Why something waits: for the network, for us to be well again, or for a moment only. */
export type Hold = 'network' | 'trouble' | 'moment';

// Nothing is wrong with the message: the server, or the way to it, is not there now, or nobody is signed in.
const later: readonly ProblemCode[] = [
  'unavailable',
  'provider_unavailable',
  'too_many_requests',
  'not_signed_in',
  'session_ended',
  'account_suspended',
];

// Problems of one message only: other rooms go on meanwhile.
const laterForOne: readonly ProblemCode[] = ['internal', 'request_under_way', 'upload_gone'];

const troubles: readonly ProblemCode[] = ['unavailable', 'provider_unavailable', 'internal'];

/** A message that did not get through, and will not as it is, is `free` as well: the next one may go. */
export function wayAfter(failure: unknown): Way {
  if (failure instanceof ApiProblem) {
    const { code, problem } = failure;
    if (laterForOne.includes(code)) return 'free for others';
    if (!later.includes(code)) return 'free';
    return problem.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: problem.retryAfterSeconds };
  }
  // Without an answer nobody knows whether it arrived: it is sent again, under the same id. But the store of pictures may
  // have refused it in words of its own.
  const isOpen = failure instanceof TransportFailure && (failure.kind !== 'unreadable' || (failure.status ?? 500) >= 500);
  return isOpen ? {} : 'free';
}

export function holdOf(failure: unknown): Hold {
  if (failure instanceof ApiProblem) return troubles.includes(failure.code) ? 'trouble' : 'moment';
  return failure instanceof TransportFailure && failure.kind === 'unreadable' ? 'trouble' : 'network';
}

/** The server does not have the pictures, or the voice note, that should go along. */
export function isAboutFiles(failure: unknown): boolean {
  return (
    failure instanceof ApiProblem &&
    failure.problem.errors.some(({ field }) => field === 'imageIdList' || field === 'voiceNoteId')
  );
}

export function refusalOf(failure: unknown): string {
  if (failure instanceof ApiProblem) return failure.problem.errors[0]?.message ?? failure.message;
  if (failure instanceof UnfitPicture) return failure.message;
  return 'That was not sent. Please try again.';
}

/** A picture that nobody could show, with the words for it. */
export class UnfitPicture extends Error {}
