import type { PackageView } from '@waybill/contract/timeline/item-view';
import { formatMoney } from '../../../../ui/format-money.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { KeepOffer } from '../../../receivers/index.ts';
import { heldFor } from '../../model/feed/removal-words.ts';
import { PostedSlip } from '../posting/posted-slip.tsx';

type PackageSentProps = {
  readonly item: PackageView;
  readonly href: string;
  /** The first name of the carrier who was asked to take it along; without one the parcel is on the board. */
  readonly askedOf?: string | undefined;
};

export function PackageSent({ item, href, askedOf }: PackageSentProps) {
  const held = heldFor(item);
  const goods = item.sale?.goods ?? null;
  return (
    <div className="grid justify-items-center">
      <PostedSlip
        drawing={askedOf ? 'handshake' : 'parcel'}
        stamp={askedOf ? 'Requested' : 'Posted'}
        title={askedOf ? `${askedOf} has your request` : 'Your parcel is on the board'}
        href={href}
        linkLabel={askedOf ? 'See your order' : 'See your parcel'}
        shares={askedOf ? undefined : item}
      >
        {held} is safe in escrow until the parcel is handed over.{' '}
        {askedOf ? 'Only the two of you see it.' : 'Carriers can see it now.'}
        {goods === null
          ? null
          : ` ${formatMoney(minorOf(goods), item.currency)} is collected at the door; we text the receiver how once somebody brings it. You follow it among your sales, too.`}
      </PostedSlip>
      {item.secrets ? <KeepOffer receiver={receiverOf(item, item.secrets)} /> : null}
    </div>
  );
}

function receiverOf(item: PackageView, secrets: NonNullable<PackageView['secrets']>) {
  return {
    fullName: secrets.receiverFullName,
    phoneNumber: secrets.receiverPhoneNumber,
    address: item.dropoffAddress,
    addressJson: item.dropOffAddressJson,
    landmark: secrets.dropoffLandmark,
    note: secrets.dropoffNote,
  };
}
