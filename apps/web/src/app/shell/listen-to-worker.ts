import { isLookedAt } from '../../ui/attention.ts';

type WorkerListener = {
  /** The push service has given this browser another address. */
  readonly renew: () => void;
  readonly go: (to: string) => void;
};

/** Answers the messages of the push worker. Only pages of signed-in people do. */
export function listenToWorker({ renew, go }: WorkerListener): () => void {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;
  const handleMessage = ({ data, ports }: MessageEvent) => {
    if (data === 'push-subscription-changed') renew();
    if (data === 'is-looked-at') ports[0]?.postMessage(isLookedAt());
    if (typeof data?.open === 'string') go(data.open);
  };
  worker?.addEventListener('message', handleMessage);
  return () => worker?.removeEventListener('message', handleMessage);
}
