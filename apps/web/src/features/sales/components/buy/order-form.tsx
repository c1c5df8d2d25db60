import { isProblem } from '@waybill/client/failures';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { useEffect, useState } from 'react';
import { placeFailure } from '../../../../forms/place-failure.ts';
import { showFailure, showRest } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stepper } from '../../../../ui/stepper.tsx';
import { orderSale } from '../../api/order-sale.ts';
import { sendBuyerCode } from '../../api/send-buyer-code.ts';
import { payTimesOf } from '../../model/buy/buy-words.ts';
import { leftForm, orderDraft } from '../../model/buy/order-draft.ts';
import { type OrderStep, orderSchema, orderSteps, orderWire, phoneIn, placeIn } from '../../model/buy/order-fields.ts';
import { useQuote } from '../../model/buy/use-quote.ts';
import { CodeStep } from './order-step-code.tsx';
import { PayStep } from './order-step-pay.tsx';
import { PlaceStep } from './order-step-place.tsx';
import { YouStep } from './order-step-you.tsx';

type OrderFormProps = {
  readonly view: BuyView;
  readonly onView: (view: BuyView) => void;
  /** Somebody else was faster, or it is not for sale any more. */
  readonly onGone: () => void;
  readonly onLeave: () => void;
};

const stepWords: Readonly<Record<OrderStep, { readonly short: string; readonly title: string }>> = {
  place: { short: 'Where it goes', title: 'Where should it go?' },
  pay: { short: 'When you pay', title: 'When do you want to pay?' },
  you: { short: 'Who you are', title: 'Who is it for?' },
  code: { short: 'Your order', title: 'One code, and it is ordered' },
};

/** Ordering without an account: a place, when to pay, a name and a phone, and the code that proves it. */
export function OrderForm({ view, onView, onGone, onLeave }: OrderFormProps) {
  const { code } = view;
  const [draft] = useState(() => orderDraft(code));
  const [initial] = useState(() => ({ ...draft.resume(sessionStorage), otpCode: '' }));
  const form = useSchemaForm({ schema: orderSchema, initial, toWire: orderWire });
  const { fields } = form;
  const { busy, run } = useBusy();
  const [resendAt, setResendAt] = useState<number>();
  /** The sum that was shown before, where it is another by now. */
  const [shownBefore, setShownBefore] = useState<number>();
  const place = placeIn(fields);
  const quoting = useQuote(code, place);
  const quote = quoting.state === 'known' ? quoting.quote : undefined;
  const times = payTimesOf(view);
  const steps = orderSteps.filter((step) => step !== 'pay' || times.length > 1);
  const step = steps.find((known) => known === fields.step) ?? 'place';

  useEffect(() => draft.write(sessionStorage, fields), [draft, fields]);
  // With one way to pay there is nothing to choose.
  const only = times.length === 1 ? times[0] : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, and whenever the seller changes it
  useEffect(() => {
    if (only !== undefined) form.set({ payWhen: only });
  }, [only]);

  function go(to: OrderStep | undefined) {
    form.set({ step: to ?? leftForm });
    if (to !== undefined) return;
    draft.write(sessionStorage, { ...fields, step: leftForm });
    onLeave();
  }

  async function sendCode() {
    await run(
      async () => {
        const sent = await sendBuyerCode(code, phoneIn(fields));
        setResendAt(Date.now() + sent.resendAfterSeconds * 1000);
        form.set({ step: 'code', otpCode: '' });
      },
      (failure) => {
        if (isProblem(failure, 'code_too_soon')) {
          setResendAt(Date.now() + (failure.problem.retryAfterSeconds ?? 60) * 1000);
          return form.set({ step: 'code' });
        }
        if (isProblem(failure, 'no_longer_open', 'not_found')) onGone();
        const placed = placeFailure(failure, ['phoneNumber']);
        form.showMessages(placed.fields);
        showRest(placed);
      },
    );
  }

  function goOn() {
    if (step === 'place' && form.check(['dropOffAddressJson', 'dropoffAddress'])) {
      if (place && fields.dropoffAddress.trim() === place.label)
        return form.showMessages([
          { name: 'dropoffAddress', message: 'Please add the street or a landmark, so that the carrier finds you' },
        ]);
      if (quote) go(steps[1]);
    } else if (step === 'pay' && form.check(['payWhen'])) go('you');
    else if (step === 'you' && form.check(['name', 'phoneNumber'])) void sendCode();
  }

  const { onSubmit, ...formProps } = form.form({
    onValid: async (wire) => {
      if (!quote) return quoting.askAgain();
      const ordered = await orderSale(code, { ...wire, buyerPays: quote.buyerPays });
      draft.clear(sessionStorage);
      onView(ordered);
    },
    onFailure: (failure) => {
      if (isProblem(failure, 'fee_differs')) {
        setShownBefore(quote?.buyerPays);
        quoting.askAgain();
        return true;
      }
      if (isProblem(failure, 'already_taken', 'no_longer_open', 'not_found')) {
        showFailure(failure);
        onGone();
        return true;
      }
      return false;
    },
  });

  const words = stepWords[step];
  const at = steps.indexOf(step);
  return (
    <form
      {...formProps}
      method="post"
      aria-label="Order it"
      className="grid gap-4"
      onSubmit={(event) => {
        if (step === 'code') return onSubmit(event);
        event.preventDefault();
        goOn();
      }}
    >
      <Stepper steps={steps.map((each) => stepWords[each].short)} current={at} />
      <h2 key={step} ref={focus} tabIndex={-1} className="text-21 outline-none">
        {words.title}
      </h2>
      {step === 'place' ? <PlaceStep view={view} form={form} place={place} quoting={quoting} /> : null}
      {step === 'pay' ? <PayStep view={view} form={form} quote={quote} /> : null}
      {step === 'you' ? <YouStep view={view} form={form} busy={busy} /> : null}
      {step === 'code' ? (
        <CodeStep
          view={view}
          form={form}
          quoting={quoting}
          shownBefore={shownBefore}
          phone={phoneIn(fields)}
          resendAt={resendAt}
          isSending={busy}
          onResend={() => void sendCode()}
        />
      ) : null}
      <Button variant="quiet" full onClick={() => go(steps[at - 1])}>
        {at === 0 ? 'Back to what is sold' : 'Back'}
      </Button>
    </form>
  );
}

function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
