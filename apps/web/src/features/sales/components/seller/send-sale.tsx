import type { SaleView } from '@waybill/contract/sales/sale-view';
import { saleHref } from '../../../../session/paths.ts';
import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Drawing } from '../../../../ui/drawing.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { Stamp } from '../../../../ui/stamp.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { useFocusHere } from '../../../../ui/use-focus-here.ts';
import { useFocusOn } from '../../../../ui/use-focus-on.ts';
import type { PackageMetadata } from '../../../timeline/index.ts';
import type { Wallets } from '../../../wallet/index.ts';
import { buyerOf } from '../../model/sale-words.ts';
import { type OrderedSale, sendingSums } from '../../model/sending.ts';
import { useSaleWays } from '../../model/use-sale-ways.ts';
import { useSending } from '../../model/use-sending.ts';
import { SendSaleSlip } from './send-sale-slip.tsx';
import { SendSaleWay } from './send-sale-way.tsx';

type SendSaleProps = {
  readonly sale: OrderedSale;
  readonly metadata: PackageMetadata;
  readonly wallets: Wallets;
  readonly open: PopupProps['open'];
  readonly back: string;
};

const steps = ['The way', 'The money'] as const;

/** What was sold goes on its way: how and when, then all sums and the PIN. */
export function SendSale({ sale, metadata, wallets, open, back }: SendSaleProps) {
  const flow = useSending({ sale, metadata, open, back });
  const found = useSaleWays(sale, flow);
  const { chosen } = found;
  const heading = useFocusOn<HTMLHeadingElement>(flow.step);
  if (flow.sent)
    return <Sent sale={flow.sent} askedOf={flow.askedOf} holds={sendingSums(sale, flow.plan?.price, metadata.credits).holds} />;
  const { plan } = flow;
  const isSlip = flow.step === 'slip' && plan;
  const head = (
    <>
      <Stepper steps={steps} current={isSlip ? 1 : 0} />
      <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
        {isSlip ? 'Is everything right?' : `How should it go to ${buyerOf(sale)}?`}
      </h2>
    </>
  );
  // The PIN is a form of its own.
  if (isSlip)
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-1">
        {head}
        <SendSaleSlip
          sale={sale}
          plan={plan}
          chosen={chosen}
          metadata={metadata}
          wallets={wallets}
          flow={flow}
          open={open}
          back={back}
        />
      </div>
    );
  return (
    <form {...flow.form.form({ onValid: () => {} })} onSubmit={flow.submit} className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-1">
      {head}
      <SendSaleWay sale={sale} flow={flow} found={found} />
      <Button type="submit" full>
        Continue
      </Button>
    </form>
  );
}

type SentProps = {
  readonly sale: SaleView;
  readonly holds: number;
  /** The first name of the carrier who was asked; without one everybody is. */
  readonly askedOf: string | undefined;
};

/** It is done: a stamp lands, and it is said once and aloud. */
function Sent({ sale, holds, askedOf }: SentProps) {
  const heading = useFocusHere<HTMLHeadingElement>();
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-2 py-6 text-center">
      <Drawing name={askedOf ? 'handshake' : 'bike'} size={160} />
      <div role="status" className="mt-4 flex flex-col items-center">
        <Stamp tone="palm" landing className="mb-3">
          {askedOf ? 'Requested' : 'Posted'}
        </Stamp>
        <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
          {askedOf ? `${askedOf} has your request` : 'It is looking for a carrier'}
        </h2>
        <p className="mt-2 text-balance text-ink-soft">
          {askedOf ? `You hear of it as soon as ${askedOf} answers, within a day. ` : `We tell ${buyerOf(sale)}. `}
          {holds > 0 ? `${formatMoney(holds, sale.currency)} of yours waits in escrow.` : 'Nothing left your balance.'}
        </p>
      </div>
      <ButtonLink replace to={saleHref(sale.id)} className="mt-6">
        See your sale
      </ButtonLink>
    </div>
  );
}
