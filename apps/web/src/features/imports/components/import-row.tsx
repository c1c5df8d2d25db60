import type { ImportRowView } from '@waybill/contract/imports/import-view';
import type { Currency } from '@waybill/contract/money';
import { spellTrackingId } from '@waybill/contract/orders/tracking-id';
import { memo } from 'react';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { faultWords } from '../model/rows.ts';

/** Three lines and their padding, as tall on a phone as on a desk. */
export const importRowRem = 5;

type ImportRowProps = {
  readonly row: ImportRowView;
  readonly currency: Currency;
  readonly isActive: boolean;
  readonly onOpen: (row: ImportRowView) => void;
  readonly onActive: (key: string) => void;
};

/** A row of the file: whom it is for and where, and its reason, its fee or its parcel. */
export const ImportRow = memo(function ImportRow({ row, currency, isActive, onOpen, onActive }: ImportRowProps) {
  const { values, position, state, place, fee } = row;
  const isFaulty = state === 'faulty';
  return (
    <button
      type="button"
      data-row-focus
      tabIndex={isActive ? 0 : -1}
      onFocus={() => onActive(String(position))}
      onClick={() => onOpen(row)}
      className="flex h-full w-full items-center gap-3 border-b border-line px-3 text-left hover:bg-palm/5 md:px-4"
    >
      <span className="w-8 flex-none text-13 text-ink-soft tabular-nums md:w-10">{position}</span>
      <span className="min-w-0 flex-1 md:grid md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:items-center md:gap-x-4">
        <span className="block truncate font-medium">
          {values.receiverFullName || 'No name'}
          <span className="font-normal text-ink-soft"> · {values.receiverPhoneNumber || 'no phone'}</span>
        </span>
        <span className="block min-w-0">
          <span className="block truncate text-13 text-ink-soft md:text-15">
            {[values.address, place?.label ?? values.area].filter(Boolean).join(' · ') || 'No address'}
          </span>
          {isFaulty ? (
            <span className="block truncate text-13 font-semibold text-clay">{faultWords(row) || 'Pickup is missing'}</span>
          ) : (
            <span className="block truncate text-13">{stateWords(row)}</span>
          )}
        </span>
      </span>
      <span className="flex-none text-right text-15 tabular-nums">
        {isFaulty ? (
          <span className="font-semibold text-lagoon">Mend</span>
        ) : fee === null ? null : (
          formatMoney(minorOf(fee), currency)
        )}
      </span>
    </button>
  );
});

function stateWords({ state, trackingId, values }: ImportRowView): string {
  if (trackingId) return `Tracking number ${spellTrackingId(trackingId)}`;
  if (state === 'posted') return 'Posted, waits for a carrier';
  if (state === 'posted-before') return 'Posted before, from another file';
  return values.item ?? 'Ready to post';
}
