import { Problem } from '../../../platform/http/problem.ts';
import { ProviderUnavailable } from '../../../providers/provider-unavailable.ts';

/** A store that does not answer is nobody's mistake: the reason is for the log, the words for the person. */
export async function withStore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    const problem = new Problem('provider_unavailable', 'Our picture store is not answering. Please try again in a minute.');
    problem.cause = error;
    throw problem;
  }
}
