import { detailsSeenDays } from '@waybill/contract/orders/details-seen';
import { readablePhone } from '@waybill/contract/readable-phone';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import type { ReactNode } from 'react';
import { Amount } from '../../../../ui/amount.tsx';
import { Card } from '../../../../ui/card.tsx';
import { type Fact, Facts } from '../../../../ui/facts.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';

const title = 'On the back of the slip';

/** The back of the slip, for the sender and the carrier only. */
export function PackageSecrets({ item }: { readonly item: PackageView }) {
  if (!item.secrets) return <NoLongerSeen item={item} />;
  const { secrets, currency } = item;
  const facts: Fact[] = [
    { caption: 'Pick up at', value: door(item.pickupAddress, secrets.pickupLandmark, secrets.pickupNote) },
    { caption: 'From', value: `${secrets.senderFullName}, ${readablePhone(secrets.senderPhoneNumber)}` },
    { caption: 'Deliver to', value: door(item.dropoffAddress, secrets.dropoffLandmark, secrets.dropoffNote) },
    { caption: 'For', value: `${secrets.receiverFullName}, ${readablePhone(secrets.receiverPhoneNumber)}` },
    { caption: 'Worth', value: <Amount minor={minorOf(secrets.costOfItem)} currency={currency} /> },
  ];
  if (item.isMine)
    facts.push({
      caption: 'Charge for sending',
      value: secrets.charge === 0 ? 'Paid with a credit' : <Amount minor={minorOf(secrets.charge)} currency={currency} />,
    });
  return (
    <Card>
      <h2 className="text-17">{title}</h2>
      <p className="mt-1 mb-3 text-13 text-ink-soft">Only you and whoever carries it see this.</p>
      <Facts facts={facts} />
    </Card>
  );
}

/** An address with what finds it, and what the sender asks there. */
function door(address: string, landmark: string, note: string): ReactNode {
  return (
    <>
      {address}
      {landmark === '' ? null : <span className="block font-normal">{landmark}</span>}
      {note === '' ? null : <span className="block font-normal">“{note}”</span>}
    </>
  );
}

/** True for whoever reads it: what was delivered opens for everybody who has its address. */
function NoLongerSeen({ item: { status, isMine } }: { readonly item: PackageView }) {
  if (status !== 'delivered' || isMine) return null;
  return (
    <Card>
      <h2 className="text-17">{title}</h2>
      <p className="mt-1 text-13 text-ink-soft">
        Names, phones and addresses are the sender’s to see. For whoever carried it they are hidden {detailsSeenDays} days after
        delivery.
      </p>
    </Card>
  );
}
