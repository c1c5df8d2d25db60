import type { Currency } from '@waybill/contract/money';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { Ticket } from '../../../ui/card.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { minorOf } from '../../../ui/minor-of.ts';
import { Perforation } from '../../../ui/perforation.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { WalletState } from '../model/wallet-in.ts';

type BalanceTicketProps = {
  readonly currency: Currency;
  /** Not there while it is on its way. */
  readonly wallet: WalletState | undefined;
  readonly hidden: boolean;
  readonly onToggle: () => void;
  /** The actions on the wallet: the stub of the ticket. */
  readonly children: ReactNode;
};

/** The balance, large, and beside it what is held and why. */
export function BalanceTicket({ currency, wallet, hidden, onToggle, children }: BalanceTicketProps) {
  return (
    <Ticket>
      <section aria-label="Balance" aria-busy={wallet === undefined || undefined}>
        <div className="flex items-start justify-between gap-3 px-5 pt-4 pb-5">
          <div className="min-w-0">
            <h2 className="caption font-sans font-normal tracking-normal">You can spend</h2>
            <p className="mt-1 flex h-12 items-center text-38 leading-none">
              {wallet ? (
                <Amount minor={minorOf(wallet.balance)} currency={currency} hidden={hidden} />
              ) : (
                <Skeleton shape="amount" />
              )}
            </p>
          </div>
          <IconButton label={hidden ? 'Show your balance' : 'Hide your balance'} aria-pressed={hidden} onClick={onToggle}>
            {hidden ? <EyeOff size={22} aria-hidden="true" /> : <Eye size={22} aria-hidden="true" />}
          </IconButton>
        </div>
        <dl className="form-grid sm:grid-cols-2">
          <Held caption="In escrow" text="Waits safely until your parcels are handed over.">
            {wallet ? (
              <Amount minor={minorOf(wallet.escrowBalance)} currency={currency} hidden={hidden} />
            ) : (
              <Skeleton className="w-28" />
            )}
          </Held>
          <Held caption="Not cleared yet" text="Earned. It is yours to spend 24 hours after the handover.">
            {wallet ? (
              <Amount minor={minorOf(wallet.unclearedBalance)} currency={currency} hidden={hidden} />
            ) : (
              <Skeleton className="w-28" />
            )}
          </Held>
          {wallet && wallet.owed > 0 ? (
            <Held
              caption="You owe us"
              text="For a payment that was taken back after you spent it. The next money that comes in pays it."
            >
              <Amount minor={minorOf(wallet.owed)} currency={currency} hidden={hidden} />
            </Held>
          ) : null}
        </dl>
        <Perforation className="mt-3" />
        <div className="px-5 pt-4 pb-5">{children}</div>
      </section>
    </Ticket>
  );
}

function Held({ caption, text, children }: { caption: string; text: string; children: ReactNode }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd>
        <span className="flex h-8 items-center text-21">{children}</span>
        <span className="block text-13 text-ink-soft">{text}</span>
      </dd>
    </div>
  );
}
