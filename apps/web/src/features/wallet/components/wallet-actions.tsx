import { creditsInWords } from '@waybill/contract/wallet/credit-bundles';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import Plus from 'lucide-react/icons/plus';
import Ticket from 'lucide-react/icons/ticket';
import { Button } from '../../../ui/button.tsx';

type WalletActionsProps = {
  /** Not there while it is on its way. */
  readonly credits: number | undefined;
  readonly onAdd: () => void;
  readonly onWithdraw: () => void;
  readonly onBuyCredits: () => void;
};

export function WalletActions({ credits, onAdd, onWithdraw, onBuyCredits }: WalletActionsProps) {
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3">
        <Button
          onClick={onAdd}
          icon={<Plus size={20} aria-hidden="true" className="flex-none" />}
          className="gap-1.5 px-2 whitespace-nowrap"
        >
          Add money
        </Button>
        <Button
          variant="secondary"
          onClick={onWithdraw}
          icon={<ArrowUpRight size={20} aria-hidden="true" className="flex-none" />}
          className="gap-1.5 px-2 whitespace-nowrap"
        >
          Withdraw
        </Button>
      </div>
      <div className="flex min-h-12 items-center justify-between gap-3">
        <p className="flex items-center gap-2.5">
          <Ticket size={20} aria-hidden="true" className="flex-none text-ink-soft" />
          <span>
            <strong className="font-semibold">{credits === undefined ? 'Credits' : creditsInWords(credits)}</strong>
            <span className="block text-13 text-ink-soft">One credit covers the charge for one parcel.</span>
          </span>
        </p>
        <Button variant="quiet" onClick={onBuyCredits} className="-mr-3 flex-none text-15">
          Buy credits
        </Button>
      </div>
    </div>
  );
}
