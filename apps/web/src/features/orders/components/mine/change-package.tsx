import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import { addDays } from '@waybill/contract/day';
import { timelineLimits } from '@waybill/contract/timeline/enums';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { useState } from 'react';
import { AmountField } from '../../../../forms/amount-field.tsx';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { amountText, typedAmount } from '../../../../forms/typed-amount.ts';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { useHere } from '../../../../session/popup/use-here.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { useUser } from '../../../../session/user-context.tsx';
import { Button } from '../../../../ui/button.tsx';
import { formatMoney, formatRoundMoney } from '../../../../ui/format-money.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { minorOf } from '../../../../ui/minor-of.ts';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { useFocusHere } from '../../../../ui/use-focus-here.ts';
import { ImagePicker } from '../../../files/index.ts';
import { PinStep } from '../../../wallet/index.ts';
import { changePackage, type PackageChange } from '../../api/change-package.ts';
import { changeDraft, changeFieldsOf, changeSchema, changeWire, imagesIn, raisedFees } from '../../model/change-form.ts';
import { refreshOrders } from '../../model/refresh-orders.ts';

export type ChangePackageProps = {
  /** One’s own, and nobody carries it yet. */
  readonly item: PackageView;
  readonly onDone: (item: PackageView) => void;
  readonly onBack: () => void;
};

/** Another fee, day, note or picture, without taking the parcel down. Another fee wants the PIN: what is held follows. */
export function ChangePackage({ item, onDone, onBack }: ChangePackageProps) {
  const queries = useQueryClient();
  const [draft] = useState(() => changeDraft(item.id));
  const [stored] = useState(() => draft.stored(sessionStorage));
  const today = lagosDay(new Date());
  const form = useSchemaForm({
    schema: changeSchema(item, today),
    initial: stored ?? changeFieldsOf(item),
    toWire: changeWire,
  });
  // Whoever left to add money comes back to the PIN, with everything as it was.
  const [isPaying, setPaying] = useState(stored !== undefined && typedAmount(stored.price) !== item.price);
  const [isUploading, setUploading] = useState(false);

  async function send(change: PackageChange) {
    const { pin: _, ...about } = change;
    const key = `change.${item.id}`;
    const changed = await changePackage(item.id, change, requestKey(sessionStorage, key, about));
    forgetRequestKey(sessionStorage, key);
    draft.clear(sessionStorage);
    refreshOrders(queries, item.id);
    void queries.invalidateQueries({ queryKey: ['express'] });
    toast.success('Your parcel is changed', changed.price === item.price ? undefined : 'Whoever asked for it is told.');
    onDone(changed);
  }

  const parsed = changeSchema(item, today).safeParse(changeWire(form.fields));
  if (isPaying && parsed.success)
    return (
      <ChangePin
        item={item}
        price={parsed.data.price}
        onConfirm={(pin) => send({ ...parsed.data, pin })}
        onLeave={() => draft.write(sessionStorage, form.fields)}
        onBack={() => {
          draft.clear(sessionStorage);
          setPaying(false);
        }}
      />
    );
  return (
    <form
      {...form.form({
        onValid: async (wire) => {
          if (wire.price === item.price) await send(wire);
          else setPaying(true);
        },
      })}
      className="grid gap-4 pb-1"
    >
      <ChangeFieldset item={item} form={form} today={today} onBusy={setUploading} />
      <Button type="submit" full busy={form.busy || isUploading}>
        {typedAmount(form.fields.price) === item.price ? 'Save the changes' : 'Continue to your PIN'}
      </Button>
      <Button variant="quiet" full onClick={onBack}>
        Leave it as it is
      </Button>
    </form>
  );
}

type ChangeFieldsetProps = {
  readonly item: PackageView;
  readonly form: ReturnType<typeof useSchemaForm<ReturnType<typeof changeFieldsOf>, PackageChange>>;
  readonly today: string;
  readonly onBusy: (busy: boolean) => void;
};

function ChangeFieldset({ item, form, today, onBusy }: ChangeFieldsetProps) {
  const user = useUser();
  const heading = useFocusHere<HTMLHeadingElement>();
  const isBooking = item.asksOne;
  const isExpress = item.itemType === 5;
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
        Change your parcel
      </h2>
      {isBooking ? (
        <p className="text-ink-soft">Its fee and its day are between you and the carrier you asked.</p>
      ) : (
        <FeeField item={item} form={form} />
      )}
      {isBooking || isExpress ? null : (
        <TextField
          label="Day it should leave"
          type="date"
          min={today}
          max={addDays(today, timelineLimits.daysAhead)}
          {...form.field('shipmentDate')}
        />
      )}
      <TextAreaField label="Anything to know? (optional)" maxLength={timelineLimits.note} {...form.field('description')} />
      <ImagePicker
        userId={user.id}
        label="Pictures (optional)"
        images={imagesIn(form.fields)}
        onChange={(images) => form.set({ images: JSON.stringify(images) })}
        onBusy={onBusy}
      />
    </>
  );
}

function FeeField({ item, form }: Pick<ChangeFieldsetProps, 'item' | 'form'>) {
  const typed = typedAmount(form.fields.price);
  return (
    <div className="grid gap-2">
      <AmountField
        currency={item.currency}
        label="Your fee"
        hint={
          item.itemType === 5
            ? 'While it is express, the fee can only be raised.'
            : 'A lower fee ends the offers you have; they can be made again.'
        }
        {...form.field('price')}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Higher fees to choose from</legend>
        {raisedFees(item).map((fee) => (
          <Button
            key={fee}
            variant="secondary"
            aria-pressed={typed === fee}
            onClick={() => form.set({ price: amountText(fee) })}
            className="min-h-11 px-3.5 text-15 aria-pressed:border-palm aria-pressed:bg-palm/10"
          >
            {formatRoundMoney(minorOf(fee), item.currency)}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

type ChangePinProps = {
  readonly item: PackageView;
  readonly price: number;
  readonly onConfirm: (pin: string) => Promise<void>;
  /** Before another page is opened: what was typed is kept. */
  readonly onLeave: () => void;
  readonly onBack: () => void;
};

function ChangePin({ item, price, onConfirm, onLeave, onBack }: ChangePinProps) {
  const { open } = usePopup();
  const { here } = useHere();
  const { currency } = item;
  const money = (major: number) => formatMoney(minorOf(major), currency);
  // What is set aside for an attempt that fails is as much as the fee.
  const isReserved = item.sale?.payWhen === 'door';
  const more = (price - item.price) * (isReserved ? 2 : 1);

  function leaveTo(view: Parameters<typeof open>[0], params = {}) {
    onLeave();
    open(view, { ...params, back: here });
  }

  function refused(failure: unknown): boolean {
    if (!(failure instanceof ApiProblem)) return false;
    if (failure.code === 'pin_missing') leaveTo('SetupPin');
    else if (failure.code === 'insufficient_funds')
      leaveTo('FundWallet', { currency, amount: String(failure.problem.shortfall ?? 0) });
    else return false;
    return true;
  }

  return (
    <PinStep
      title={more > 0 ? 'Raise the fee' : 'Lower the fee'}
      facts={[
        { caption: 'Fee now', value: money(item.price) },
        { caption: 'New fee', value: money(price) },
        more > 0
          ? { caption: 'Goes into escrow', value: money(more) }
          : { caption: 'Comes back to your wallet', value: money(-more) },
      ]}
      note={`The money waits in escrow until the parcel is handed over. ${isReserved ? 'What is set aside for an attempt that fails changes with the fee. ' : ''}Whoever asked for it is told.`}
      confirmLabel={more > 0 ? `Hold ${money(more)} more` : `Take ${money(-more)} back`}
      onConfirm={onConfirm}
      onFailure={refused}
      onBack={onBack}
      onForgot={() => leaveTo('ForgotPin')}
    />
  );
}
