import type { ProblemDetails } from '@waybill/contract/problem';
import { TransportFailure } from './failures.ts';

/** The answer’s JSON; a TransportFailure where it breaks off or is none. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) throw new TransportFailure('unreadable', response.status);
    throw new TransportFailure((error instanceof Error && cuts[error.name]) || 'network');
  }
}

/** The failure of an answer that was cut off, by the name of the error; any other error is a failure of the network. */
const cuts: Readonly<Record<string, 'timeout' | 'aborted'>> = { TimeoutError: 'timeout', AbortError: 'aborted' };

/** Reads the problem details of a refusal. An answer without them, as of a proxy, is unreadable. */
export async function problemOf(response: Response): Promise<ProblemDetails> {
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/problem+json')) throw new TransportFailure('unreadable', response.status);
  return (await readJson(response)) as ProblemDetails;
}
