import { type ApiProblem, isProblem } from '@waybill/client/failures';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Correction, sendOtp } from '../api/send-otp.ts';
import { type CodeOnItsWay, forgetSentCode, keepSentCode, keptSentCode } from './sent-code.ts';

type Options = {
  readonly userId: string;
  readonly channel: 'sms' | 'email';
  readonly onFailure: (failure: unknown) => void;
};

// Where the server does not say how long a code lasts, because another tab asked for it.
const usualLifeMs = 10 * 60_000;

/** Sees to it that a code is on its way: sends one on arrival unless this tab has sent one that is still good. */
export function useVerificationCode({ userId, channel, onFailure }: Options) {
  const [code, setCode] = useState<CodeOnItsWay>();
  const [sending, setSending] = useState(false);
  const running = useRef(false);

  const keep = useCallback((next: CodeOnItsWay) => {
    keepSentCode(sessionStorage, next);
    setCode(next);
  }, []);

  /** True when a code is on its way afterwards. A failure is given to the caller where it is about a new number or address. */
  const send = useCallback(
    async (correction?: Correction): Promise<void> => {
      if (running.current) return;
      running.current = true;
      setSending(true);
      const now = Date.now();
      try {
        const sent = await sendOtp(channel, correction);
        keep({
          userId,
          channel: sent.channel,
          destination: sent.destination,
          resendAt: now + sent.resendAfterSeconds * 1000,
          expiresAt: Date.parse(sent.expiresAt),
        });
      } catch (failure) {
        if (correction === undefined && isTooSoon(failure))
          keep({ userId, channel, destination: '', resendAt: now + waitMs(failure), expiresAt: now + usualLifeMs });
        else throw failure;
      } finally {
        running.current = false;
        setSending(false);
      }
    },
    [userId, channel, keep],
  );

  useEffect(() => {
    const kept = keptSentCode(sessionStorage, userId, Date.now());
    if (kept) setCode(kept);
    else send().catch(onFailure);
  }, [userId, send, onFailure]);

  const done = useCallback(() => forgetSentCode(sessionStorage), []);
  return { code, sending, send, done };
}

function isTooSoon(failure: unknown): failure is ApiProblem {
  return isProblem(failure, 'code_too_soon');
}

function waitMs(failure: ApiProblem): number {
  return (failure.problem.retryAfterSeconds ?? 60) * 1000;
}
