import { Problem } from '../../platform/http/problem.ts';
import { StoreFull } from '../../providers/file-store/port.ts';
import { ProviderUnavailable } from '../../providers/provider-unavailable.ts';

/** A store that does not answer, or is full, is nobody's mistake: the reason is for the log, the words for the person. */
export async function withStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const problem = problemOf(error);
    if (!problem) throw error;
    problem.cause = error;
    throw problem;
  }
}

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof StoreFull)
    return new Problem('unavailable', 'We have no room for more files just now. Please try again later.', {
      retryAfterSeconds: 600,
    });
  if (error instanceof ProviderUnavailable)
    return new Problem('provider_unavailable', 'Our store for files is not working just now. Please try again in a minute.');
  return undefined;
}
