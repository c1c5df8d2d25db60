import { ProviderUnavailable } from '../../../providers/provider-unavailable.ts';
import { providerDown } from '../refusals.ts';

/** Answers a provider that is down with a problem; nothing is known and nothing is lost. */
export async function orProviderDown<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw providerDown(error);
    throw error;
  }
}
