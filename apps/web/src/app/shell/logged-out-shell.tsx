import type { ReactNode } from 'react';
import { paths } from '../../session/paths.ts';
import { Drawing } from '../../ui/drawing.tsx';
import { Wordmark } from '../../ui/mark.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { useLocation } from '../../ui/navigation/navigation.ts';
import { SampleSlip } from './sample-slip.tsx';

const sending = {
  headline: 'Send it with somebody who is going that way.',
  text: 'Your money waits in escrow until the parcel is handed over.',
} as const;

/** Whoever opens the link of a sale wants to send nothing. */
const buying = {
  headline: 'Your money waits until you hold it.',
  text: 'Buy from anybody in a chat: the seller is paid after the handover, and not before.',
} as const;

/** Around the pages for people who are not signed in: a slip of ours on the left, what they came for on the right. */
export function LoggedOutShell({ children }: { children: ReactNode }) {
  const { headline, text } = useLocation().pathname.startsWith('/buy/') ? buying : sending;
  return (
    <div className="logged-out">
      <header className="logged-out-band">
        <Link to={paths.welcome} aria-label="Waybill, what it is" className="self-start py-1.5">
          <Wordmark />
        </Link>
        <Drawing name="bus" size={84} className="logged-out-bus" />
        <div className="hidden max-w-xl lg:block">
          <p className="display text-38 font-bold text-balance">{headline}</p>
          <p className="mt-3 max-w-md text-17">{text}</p>
        </div>
        <div className="hidden lg:block">
          <SampleSlip />
        </div>
      </header>
      <main id="content" className="logged-out-main">
        <div className="logged-out-page">{children}</div>
      </main>
    </div>
  );
}
