import { toMinor } from '@waybill/contract/money';
import type { SharedItemView } from '@waybill/contract/timeline/get-shared-item';
import type { SharedPersonView } from '@waybill/contract/users/get-shared-person';
import { carrierLine, commissionPercent } from '@waybill/contract/wallet/money-line';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { AreaMap } from '../../../features/places/components/area-map.tsx';
import { ModeIcon } from '../../../features/timeline/components/item/mode-icon.tsx';
import { Way } from '../../../features/timeline/components/item/slip-title.tsx';
import { categoryName, modeWord, weightInWords } from '../../../features/timeline/model/feed/item-words.ts';
import { Amount } from '../../../ui/amount.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Ticket } from '../../../ui/card.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { dayInWords, lagosDay } from '../../../ui/lagos-day.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { Perforation } from '../../../ui/perforation.tsx';
import { Rated } from '../../../ui/rated.tsx';

/** A parcel, a trip or a batch as anybody may see it. */
export function SharedItem({ item, children }: { readonly item: SharedItemView; readonly children: ReactNode }) {
  const [last = ''] = item.to.slice(-1);
  return (
    <Ticket>
      <div aria-hidden="true" className="display px-5 pt-5 pb-4">
        <Way from={item.from} to={last} icon={item.itemType === 4 ? null : <ModeIcon mode={item.dispatchMode} />} />
      </div>
      <AreaMap from={item.from} to={item.to} className="mx-5 mb-4" />
      <dl className="form-grid grid-cols-2">
        <Box caption={item.itemType === 1 || item.itemType === 5 ? 'Goes' : 'Leaves'}>
          {dayInWords(item.day, lagosDay(new Date()))}
        </Box>
        {item.itemType === 4 ? (
          <Box caption="Stops">{item.to.length}</Box>
        ) : (
          <Box caption="Travels">{modeWord(item.dispatchMode)}</Box>
        )}
        {item.itemType === 1 || item.itemType === 5 ? (
          <>
            <Box caption="Weight">{weightInWords(item.weight)}</Box>
            <Box caption="What">{categoryName(item.itemCategoryId)}</Box>
          </>
        ) : null}
      </dl>
      <div className="px-5 py-4">
        <Person person={item.author} />
      </div>
      <Perforation />
      <div className="grid gap-3 px-5 pt-4 pb-5">
        {item.itemType === 2 ? null : (
          <p>
            <span className="block caption">{item.itemType === 4 ? 'For each parcel' : 'The fee, waiting in escrow'}</span>
            <span className="text-28">
              {item.itemType === 4 ? (
                <>
                  <Amount minor={minorOf(item.priceStart)} currency={item.currency} />
                  <span className="text-15 text-ink-soft"> to </span>
                  <Amount minor={minorOf(item.priceEnd)} currency={item.currency} />
                </>
              ) : (
                <Amount minor={minorOf(item.price)} currency={item.currency} />
              )}
            </span>
            {item.itemType === 4 ? null : (
              <span className="block text-13 text-ink-soft">
                You earn {formatMoney(Number(carrierLine(toMinor(item.price)).earnsMinor), item.currency)} of it, after our{' '}
                {commissionPercent}% ({formatMoney(Number(carrierLine(toMinor(item.price)).commissionMinor), item.currency)}).
              </span>
            )}
          </p>
        )}
        {children}
      </div>
    </Ticket>
  );
}

/** A person as anybody may see them. */
export function SharedPerson({ person, children }: { readonly person: SharedPersonView; readonly children: ReactNode }) {
  return (
    <Ticket>
      <div className="px-5 py-5">
        <Person person={person} size={72} />
      </div>
      <Perforation />
      <div className="grid gap-3 px-5 pt-4 pb-5">{children}</div>
    </Ticket>
  );
}

function Person({ person, size = 44 }: { readonly person: SharedPersonView; readonly size?: 44 | 72 }) {
  const { name, profilePicture, isIdentityChecked, isDispatchPartner, rating, numberOfDeliveries } = person;
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} src={profilePicture} size={size} />
      <div className="min-w-0">
        <p className="flex min-w-0 items-center gap-1.5 font-medium">
          <span className="truncate">{name}</span>
          <Rated rating={rating} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-13 text-ink-soft">
          {isIdentityChecked ? (
            <span className="inline-flex items-center gap-1">
              <BadgeCheck size={14} aria-hidden="true" className="text-palm" />
              Identity checked
            </span>
          ) : null}
          <span>{isDispatchPartner ? 'Dispatch business' : 'Member'}</span>
          {numberOfDeliveries > 0 ? (
            <span>{numberOfDeliveries === 1 ? '1 delivery' : `${numberOfDeliveries} deliveries`}</span>
          ) : null}
        </p>
      </div>
    </div>
  );
}

function Box({ caption, children }: { readonly caption: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="caption">{caption}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
