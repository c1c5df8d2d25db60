import { readablePhone } from '@waybill/contract/readable-phone';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import MessageCircle from 'lucide-react/icons/message-circle';
import type { ReactNode } from 'react';
import { chatWith, itemHref } from '../../../../session/paths.ts';
import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button, ButtonLink } from '../../../../ui/button.tsx';
import { Ticket } from '../../../../ui/card.tsx';
import { type Fact, Facts } from '../../../../ui/facts.tsx';
import { formatMoney } from '../../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Stamp, type StampTone } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { PictureGrid } from '../../../files/index.ts';
import { Carrying } from '../../../orders/index.ts';
import { RouteMap } from '../../../places/index.ts';
import { handlingName, modeWord } from '../../model/feed/item-words.ts';
import { addressInWords, deliveryName, packageInWords } from '../../model/posting/package-words.ts';
import { PackageMoney } from '../item/package-money.tsx';
import { OwnParcel } from './own-parcel.tsx';

type PackageDetailsProps = {
  readonly item: PackageView;
  readonly isChecked: boolean;
  readonly onKyc: () => void;
  readonly onWithdrawn: () => void;
  readonly open: PopupProps['open'];
};

const states: Readonly<Record<PackageView['status'], { readonly word: string; readonly tone: StampTone }>> = {
  open: { word: 'Looking for a carrier', tone: 'lagoon' },
  matched: { word: 'Has a carrier', tone: 'palm' },
  delivered: { word: 'Delivered', tone: 'palm' },
  withdrawn: { word: 'Withdrawn', tone: 'clay' },
  expired: { word: 'Nobody took it in time', tone: 'clay' },
};

/** The parcel whole: what there is to do comes before what it is. */
export function PackageDetails(props: PackageDetailsProps) {
  const { item, isChecked, open } = props;
  const held = minorOf(item.price) + minorOf(item.secrets?.charge ?? 0);
  const pageLink = (
    <ButtonLink replace full variant="secondary" to={itemHref(item)}>
      Open its page with the comments
    </ButtonLink>
  );
  if (item.isMine)
    return (
      <Columns slip={<Slip item={item} />} pageLink={pageLink}>
        <div>
          <Head item={item} />
        </div>
        <Carrying item={item} open={open} />
        <OwnParcel item={item} onWithdrawn={props.onWithdrawn} open={open} />
        <MoneyNote status={item.status} held={formatMoney(held, item.currency)} />
      </Columns>
    );
  return (
    <Columns
      slip={
        <Slip item={item}>
          <div className="px-5 pt-4">
            <Head item={item} />
          </div>
        </Slip>
      }
      pageLink={pageLink}
    >
      <KycNote {...props} />
      {isChecked ? <Carrying item={item} open={open} /> : null}
    </Columns>
  );
}

type ColumnsProps = { readonly children: ReactNode; readonly slip: ReactNode; readonly pageLink: ReactNode };

/** One below the other on a phone; on a desk what there is to do stands beside what it is. */
function Columns({ children, slip, pageLink }: ColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 pb-1 lg:gap-6 lg:not-has-[>:empty]:grid-cols-2">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">{children}</div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {slip}
        {pageLink}
      </div>
    </div>
  );
}

type ItemProps = Pick<PackageDetailsProps, 'item'>;

function Head({ item }: ItemProps) {
  const state = states[item.status];
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h2 className="min-w-0 text-21">{packageInWords(item)}</h2>
        <PackageMoney item={item} />
      </div>
      <p className="flex flex-wrap items-center gap-3 pt-3">
        <Stamp tone={state.tone}>{state.word}</Stamp>
        {item.itemType === 5 ? <Stamp tone="marigold">Express</Stamp> : null}
      </p>
    </>
  );
}

/** Where from, where to, when and how; the private part is there only for those whom the server gave it to. */
function Slip({ item, children }: ItemProps & { readonly children?: ReactNode }) {
  return (
    <Ticket>
      <div className="px-5 pt-5">
        <RouteMap from={item.pickupAddressJson} to={[item.dropOffAddressJson]} />
      </div>
      {children}
      <div className="px-5 py-4">
        <Facts facts={factsOf(item)} />
        {item.description ? <p className="mt-4 whitespace-pre-line wrap-anywhere">{item.description}</p> : null}
      </div>
      {item.images.length > 0 ? (
        <div className="px-5 pb-4">
          <PictureGrid images={item.images} alt={packageInWords(item)} />
        </div>
      ) : null}
      <div className="flex items-center gap-3 px-5 pb-4 text-15 text-ink-soft">
        <Avatar name={item.author.fullName} src={item.author.profilePicture} size={36} />
        <p className="min-w-0 flex-1">
          {item.isMine ? 'You' : item.author.fullName}, <When at={item.dateCreated} />
        </p>
        {item.isMine ? null : (
          <ButtonLink
            variant="secondary"
            to={chatWith(item.author.id)}
            aria-label={`Message ${item.author.fullName}`}
            title="Message"
            className="min-h-11 flex-none px-3.5"
          >
            <MessageCircle size={18} aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
    </Ticket>
  );
}

function factsOf(item: PackageView): Fact[] {
  const { secrets } = item;
  const handling = handlingName(item.handleRequirementId);
  return [
    { caption: 'From', value: addressInWords(item.pickupAddress, item.pickupAddressJson.label) },
    ...(secrets
      ? [{ caption: 'Handed over by', value: `${secrets.senderFullName}, ${readablePhone(secrets.senderPhoneNumber)}` }]
      : []),
    { caption: 'To', value: addressInWords(item.dropoffAddress, item.dropOffAddressJson.label) },
    ...(secrets
      ? [{ caption: 'Received by', value: `${secrets.receiverFullName}, ${readablePhone(secrets.receiverPhoneNumber)}` }]
      : []),
    { caption: 'Leaves', value: dayInWords(item.shipmentDate, lagosDay(new Date())) },
    { caption: 'How', value: `${deliveryName(item.deliveryPartner)}, ${modeWord(item.dispatchMode).toLowerCase()}` },
    ...(handling ? [{ caption: 'Handling', value: handling }] : []),
    ...(secrets ? [{ caption: 'Worth', value: formatMoney(minorOf(secrets.costOfItem), item.currency) }] : []),
  ];
}

/** Where the sender’s money is. */
function MoneyNote({ status, held }: { readonly status: PackageView['status']; readonly held: string }) {
  if (status === 'delivered')
    return (
      <Notice tone="success" title="This delivery is done">
        Its order shows what was paid, and to whom.
      </Notice>
    );
  if (status === 'withdrawn' || status === 'expired')
    return (
      <Notice tone="info" title="Your money is back in your wallet">
        {status === 'expired' ? 'Its day went by and nobody took it. Send it again with another day.' : 'All of it, at once.'}
      </Notice>
    );
  return (
    <Notice tone="success" title={`${held} is safe in escrow`}>
      It goes to the carrier when the parcel is handed over, and not before.
    </Notice>
  );
}

/** For somebody who would carry it and may not yet. */
function KycNote({ item, isChecked, onKyc }: PackageDetailsProps) {
  if (item.isMine || !item.can.carry || isChecked) return null;
  return (
    <Notice
      tone="info"
      title="Carriers have a checked identity"
      action={
        <Button variant="secondary" onClick={onKyc}>
          See your identity check
        </Button>
      }
    >
      {item.author.fullName.split(' ')[0]} hands the parcel to somebody we know. It takes a few minutes, once.
    </Notice>
  );
}
