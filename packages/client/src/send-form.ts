import { type ApiClient, requestTimeoutMs } from './api-client.ts';
import { ApiProblem, TransportFailure } from './failures.ts';
import { problemOf } from './read-answer.ts';

/**
 * Posts a form to an address that a call answered with; it may be another house’s, so nothing of ours goes along.
 * Rejects as calls do; a refusal that is not in our words is `unreadable`, with its status.
 */
export async function sendForm(
  { origin, sendWithProgress = sendSilently }: Pick<ApiClient, 'origin' | 'sendWithProgress'>,
  address: string,
  form: FormData,
  onProgress: (fraction: number) => void,
): Promise<void> {
  const target = address.startsWith('/') ? `${origin}${address}` : address;
  const post = { method: 'POST', headers: new Headers(), body: form, timeoutMs: requestTimeoutMs };
  const response = await sendWithProgress(target, post, onProgress);
  if (!response.ok) throw new ApiProblem(await problemOf(response));
}

const sendSilently: NonNullable<ApiClient['sendWithProgress']> = async (address, { method, body, timeoutMs }) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await fetch(address, { method, body, credentials: 'omit', signal: timeout });
  } catch {
    throw new TransportFailure(timeout.aborted ? 'timeout' : 'network');
  }
};
