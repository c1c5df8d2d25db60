import { useCallback, useEffect, useRef, useState } from 'react';
import { type FederatedOutcome, redeemFederatedTicket } from '../api/redeem-federated-ticket.ts';
import {
  type FederatedMessage,
  federatedErrorText,
  federatedStart,
  noteFederatedStart,
  openFederatedChannel,
} from './federated-window.ts';

export type FederatedProgress =
  | { readonly step: 'idle' | 'waiting' | 'closed' | 'redeeming' }
  | { readonly step: 'failed'; readonly text: string };

type WindowOptions = {
  /** Redeems the ticket, which works once. */
  readonly onTicket: (ticket: string) => Promise<void>;
  readonly onFailure: (failure: unknown) => void;
};

type SignInOptions = Pick<WindowOptions, 'onFailure'> & {
  readonly onOutcome: (outcome: FederatedOutcome) => void | Promise<void>;
};

const watchEveryMs = 500;

/** The sign-in through another provider. */
export function useFederatedSignIn({ onOutcome, onFailure }: SignInOptions) {
  const onTicket = useCallback(async (ticket: string) => onOutcome(await redeemFederatedTicket(ticket)), [onOutcome]);
  return useFederatedWindow({ onTicket, onFailure });
}

/** The way to another provider and back, in a window of its own, or on this page where windows are blocked. */
export function useFederatedWindow({ onTicket, onFailure }: WindowOptions) {
  const [progress, setProgress] = useState<FederatedProgress>({ step: 'idle' });
  const stop = useRef<() => void>(() => {});
  useEffect(() => () => stop.current(), []);

  const redeem = useCallback(
    async (ticket: string) => {
      setProgress({ step: 'redeeming' });
      try {
        await onTicket(ticket);
      } catch (failure) {
        setProgress({ step: 'idle' });
        onFailure(failure);
      }
    },
    [onTicket, onFailure],
  );

  /** Call it in the click itself: a window opened later counts as unasked-for and is blocked. */
  function start(): void {
    stop.current();
    noteFederatedStart(localStorage, Date.now());
    const popup = window.open(federatedStart, 'waybill-sign-in', 'popup,width=480,height=680');
    if (!popup) {
      location.assign(federatedStart);
      return;
    }

    const channel = openFederatedChannel();
    // Some providers cut the tie between the windows, which looks like a closed one: so we say so calmly and keep listening.
    const watch = setInterval(() => {
      if (popup.closed) setProgress((now) => (now.step === 'waiting' ? { step: 'closed' } : now));
    }, watchEveryMs);
    stop.current = () => {
      clearInterval(watch);
      channel.close();
    };
    channel.onmessage = (event: MessageEvent<FederatedMessage>) => {
      if (event.data.type === 'taken') return;
      channel.postMessage({ type: 'taken' } satisfies FederatedMessage);
      stop.current();
      if (event.data.type === 'arrived') void redeem(event.data.ticket);
      else setProgress({ step: 'failed', text: federatedErrorText(event.data.error) });
    };
    setProgress({ step: 'waiting' });
  }

  return { progress, start, redeem };
}
