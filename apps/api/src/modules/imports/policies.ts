import { Problem } from '../../platform/http/problem.ts';

export function unknownImport(): Problem {
  return new Problem('not_found', 'We do not know this import. It may have been put away.');
}
