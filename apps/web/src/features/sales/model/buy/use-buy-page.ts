import { isProblem } from '@waybill/client/failures';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePolling } from '../../../../ui/use-polling.ts';
import { getBuyPage } from '../../api/get-buy-page.ts';
import { verifySalePayment } from '../../api/verify-sale-payment.ts';
import { isPaymentWaiting, paceMs, pollMsOf } from './buy-pace.ts';

type Found = {
  readonly state: 'found';
  readonly view: BuyView;
  /** What we saw last; the network is not there now. */
  readonly isOld: boolean;
};

export type BuyPage = { readonly state: 'looking' | 'none' | 'failed' } | Found;

const looking: BuyPage = { state: 'looking' };
/** Every so many rounds the provider itself is asked: its word to us may have been lost. */
const roundsToVerify = 8;

/**
 * The page of a sale by the code in its link, followed for as long as somebody looks: every few seconds while money is awaited, seldom
 * otherwise. Undefined while the code is not known. No cache: it is for people without an account.
 */
export function useBuyPage(code: string | undefined, isBackFromCard: boolean) {
  const [page, setPage] = useState<BuyPage>(looking);
  const [round, setRound] = useState(0);
  const [newsAt, setNewsAt] = useState(0);
  const mustVerify = useRef(isBackFromCard);
  const ask = useCallback(() => setRound((now) => now + 1), []);

  const show = useCallback((view: BuyView) => {
    setPage((before) =>
      before.state === 'found' && !before.isOld && JSON.stringify(before.view) === JSON.stringify(view)
        ? before
        : { state: 'found', view, isOld: false },
    );
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another link begins anew
  useEffect(() => setPage(looking), [code]);

  const waits = page.state === 'found' && isPaymentWaiting(page.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once
  useEffect(() => {
    if (code === undefined) return;
    const stop = new AbortController();
    const isVerifying = mustVerify.current || (waits && round % roundsToVerify === roundsToVerify - 1);
    mustVerify.current = false;
    look(code, isVerifying, stop.signal).then(
      (view) => {
        if (!stop.signal.aborted) show(view);
      },
      (failure: unknown) => {
        if (!stop.signal.aborted) setPage((now) => afterFailure(now, failure));
      },
    );
    return () => stop.abort();
  }, [code, round]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer that is another one
  useEffect(() => setNewsAt(round), [page]);
  usePolling(waitOf(page, round - newsAt), ask, round);
  return { ...page, ask, show };
}

function waitOf(page: BuyPage, quietRounds: number): number | undefined {
  if (page.state === 'failed') return paceMs.moneyLater;
  return page.state === 'found' ? pollMsOf(page.view, quietRounds) : undefined;
}

/** Where the provider cannot be asked, we still know what we know. */
async function look(code: string, isVerifying: boolean, signal: AbortSignal): Promise<BuyView> {
  if (isVerifying) {
    try {
      return await verifySalePayment(code, signal);
    } catch {
      // Asked below.
    }
  }
  return getBuyPage(code, signal);
}

function afterFailure(now: BuyPage, failure: unknown): BuyPage {
  if (isProblem(failure, 'not_found', 'invalid_input')) return { state: 'none' };
  return now.state === 'found' ? { ...now, isOld: true } : { state: 'failed' };
}
