import { isProblem } from '@waybill/client/failures';
import type { Place } from '@waybill/contract/places/place';
import { useCallback, useEffect, useState } from 'react';
import { type DeliveryQuote, quoteDelivery } from '../../api/quote-delivery.ts';

type Quoting =
  | { readonly state: 'none' | 'asking' | 'failed' }
  | { readonly state: 'gone' }
  | { readonly state: 'known'; readonly quote: DeliveryQuote };

/** What it costs to a place; asked for as soon as the place is known. */
export function useQuote(code: string, place: Place | null) {
  const [quoting, setQuoting] = useState<Quoting>({ state: 'none' });
  const [round, setRound] = useState(0);
  const askAgain = useCallback(() => setRound((now) => now + 1), []);
  const key = place === null ? '' : JSON.stringify(place);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the place, a round asks once more
  useEffect(() => {
    if (place === null) return setQuoting({ state: 'none' });
    let isOld = false;
    setQuoting((now) => (now.state === 'known' && round > 0 ? now : { state: 'asking' }));
    quoteDelivery(code, { dropOffAddressJson: place }).then(
      (quote) => isOld || setQuoting({ state: 'known', quote }),
      (failure: unknown) => isOld || setQuoting({ state: isProblem(failure, 'no_longer_open', 'not_found') ? 'gone' : 'failed' }),
    );
    return () => {
      isOld = true;
    };
  }, [code, key, round]);
  return { ...quoting, askAgain };
}
