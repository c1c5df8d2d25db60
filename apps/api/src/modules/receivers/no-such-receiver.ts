import { Problem } from '../../platform/http/problem.ts';

export function noSuchReceiver(): Problem {
  return new Problem('not_found', 'They are not in this book any more.');
}
