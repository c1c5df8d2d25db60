import type { BuyerMessageView } from '@waybill/contract/chat/buyer-message-view';
import { useCallback, useEffect, useRef, useState } from 'react';
import { usePolling } from '../../../../ui/use-polling.ts';
import { listBuyerMessages } from '../../api/list-buyer-messages.ts';
import { markBuyerReceipt } from '../../api/mark-buyer-receipt.ts';
import { sendBuyerMessage } from '../../api/send-buyer-message.ts';
import { withMessages } from './seller-messages.ts';

/** An answer of nothing new has few bytes; whoever waits for words all the same pays for them. */
const chatPaceMs = { talking: 6_000, quiet: 20_000 } as const;
/** After so many answers in which nothing was new, it is asked for less often. */
const talkingRounds = 20;

export type SellerChat = {
  readonly state: 'looking' | 'failed' | 'found';
  readonly messages: readonly BuyerMessageView[];
  readonly hasOlder: boolean;
  /** How far the seller has read; null where they do not show it. */
  readonly readSeq: number | null;
  readonly ask: () => void;
  readonly showOlder: () => Promise<void>;
  readonly send: (text: string) => Promise<void>;
};

/** The chat with a seller, read for as long as it is open. `lastSeq` is what the page has heard of. */
export function useSellerChat(code: string, lastSeq: number): SellerChat {
  const [messages, setMessages] = useState<readonly BuyerMessageView[]>([]);
  const [state, setState] = useState<SellerChat['state']>('looking');
  const [hasOlder, setHasOlder] = useState(false);
  const [readSeq, setReadSeq] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  const [newsAt, setNewsAt] = useState(0);
  const ask = useCallback(() => setRound((now) => now + 1), []);
  const newest = messages.at(-1)?.seq ?? 0;
  const newestNow = useRef(newest);
  newestNow.current = newest;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks once, and so does what the page has heard of
  useEffect(() => {
    const stop = new AbortController();
    const after = newestNow.current;
    listBuyerMessages(code, after === 0 ? {} : { after }, stop.signal).then(
      (page) => {
        if (stop.signal.aborted) return;
        setMessages((now) => withMessages(now, page.items));
        if (after === 0) setHasOlder(page.hasOlder);
        setReadSeq(page.readSeq);
        setState('found');
        if (page.hasNewer) ask();
      },
      () => {
        if (!stop.signal.aborted) setState((now) => (now === 'found' ? now : 'failed'));
      },
    );
    return () => stop.abort();
  }, [code, round, lastSeq > newest]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each message that is another one
  useEffect(() => setNewsAt(round), [newest]);
  usePolling(round - newsAt < talkingRounds ? chatPaceMs.talking : chatPaceMs.quiet, ask, round);
  useReading(code, messages);

  const showOlder = useCallback(async () => {
    const before = messages[0]?.seq;
    if (before === undefined) return;
    const page = await listBuyerMessages(code, { before });
    setMessages((now) => withMessages(now, page.items));
    setHasOlder(page.hasOlder);
  }, [code, messages]);

  return { state, messages, hasOlder, readSeq, ask, showOlder, send: useSending(code, setMessages, ask) };
}

type Change = (change: (now: readonly BuyerMessageView[]) => readonly BuyerMessageView[]) => void;

/** The same words sent again after a failure are the same message: the first try may have arrived. */
function useSending(code: string, change: Change, ask: () => void): SellerChat['send'] {
  const last = useRef({ text: '', clientId: '' });
  return useCallback(
    async (text) => {
      if (last.current.text !== text) last.current = { text, clientId: crypto.randomUUID() };
      const message = await sendBuyerMessage(code, { clientId: last.current.clientId, messageText: text });
      last.current = { text: '', clientId: '' };
      // What the seller wrote meanwhile comes with the next answer, which begins after what is here without a gap.
      change((now) => ((now.at(-1)?.seq ?? 0) + 1 === message.seq ? withMessages(now, [message]) : now));
      ask();
    },
    [code, change, ask],
  );
}

/** What stands on an open page is read, once somebody looks at it. */
function useReading(code: string, messages: readonly BuyerMessageView[]): void {
  const theirs = messages.findLast(({ isMine }) => !isMine)?.seq ?? 0;
  const marked = useRef(0);
  useEffect(() => {
    const mark = () => {
      if (document.visibilityState !== 'visible' || theirs <= marked.current) return;
      const before = marked.current;
      marked.current = theirs;
      markBuyerReceipt(code, theirs).catch(() => {
        // Said again with the next message, or when somebody looks again.
        marked.current = Math.min(marked.current, before);
      });
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [code, theirs]);
}
