import { isProblem } from '@waybill/client/failures';
import type { BuyView } from '@waybill/contract/sales/buy-view';
import { openPurchase as call } from '@waybill/contract/sales/open-purchase';
import { writtenPhoneNumber } from '@waybill/contract/text';
import { useState } from 'react';
import { placeFailure } from '../../../../forms/place-failure.ts';
import { showRest } from '../../../../forms/show-failure.ts';
import { useBusy } from '../../../../forms/use-busy.ts';
import { useSchemaForm } from '../../../../forms/use-schema-form.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { CodeField } from '../../../../ui/code-field.tsx';
import { PhoneField } from '../../../../ui/phone-field.tsx';
import { ResendButton } from '../../../../ui/resend-button.tsx';
import { useFocusHere } from '../../../../ui/use-focus-here.ts';
import { dialCodesOf, useCountries } from '../../../places/index.ts';
import { openPurchase } from '../../api/open-purchase.ts';
import { sendBuyerCode } from '../../api/send-buyer-code.ts';
import { SaleStub } from './sale-stub.tsx';

type ComeBackProps = {
  readonly view: BuyView;
  readonly onView: (view: BuyView) => void;
  /** Absent where there is nothing to go back to. */
  readonly onLeave?: () => void;
};

const initial = { dialCode: '+234', phoneNumber: '', otpCode: '' };

const orderedWords = {
  title: 'Open what you ordered',
  text: 'With the phone you ordered it with.',
  proves: 'was ordered with',
};
const receivedWords = {
  title: 'Is it for you?',
  text: 'Open it with the phone number that your sender gave us: you pay here once the carrier is at your door, and not before.',
  proves: 'goes to',
};

/** On another device: whoever ordered proves it with the same phone. So does whoever receives a parcel with money to collect. */
export function ComeBack({ view, onView, onLeave }: ComeBackProps) {
  const { code } = view;
  const words = view.isCollected ? receivedWords : orderedWords;
  const dialCodes = dialCodesOf(useCountries());
  const heading = useFocusHere<HTMLHeadingElement>();
  const form = useSchemaForm({
    schema: call.body,
    initial,
    toWire: ({ dialCode, phoneNumber, otpCode }) => ({ phoneNumber: writtenPhoneNumber(dialCode, phoneNumber), otpCode }),
  });
  const { fields } = form;
  const [resendAt, setResendAt] = useState<number>();
  const isSent = resendAt !== undefined;
  const sending = useBusy();
  const phone = writtenPhoneNumber(fields.dialCode, fields.phoneNumber);

  async function send() {
    if (!form.check(['phoneNumber'])) return;
    await sending.run(
      async () => {
        const sent = await sendBuyerCode(code, phone);
        setResendAt(Date.now() + sent.resendAfterSeconds * 1000);
      },
      (failure) => {
        if (isProblem(failure, 'code_too_soon'))
          return setResendAt(Date.now() + (failure.problem.retryAfterSeconds ?? 60) * 1000);
        const placed = placeFailure(failure, ['phoneNumber']);
        form.showMessages(placed.fields);
        showRest(placed);
      },
    );
  }

  const { onSubmit, ...formProps } = form.form({
    onValid: async (wire) => onView(await openPurchase(code, wire)),
  });
  return (
    <Card>
      <form
        {...formProps}
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          if (isSent) return onSubmit(event);
          event.preventDefault();
          void send();
        }}
      >
        <SaleStub view={view} />
        <div>
          <h2 ref={heading} tabIndex={-1} className="text-21 outline-none">
            {words.title}
          </h2>
          <p className="mt-1 text-ink-soft">
            {isSent ? `If it ${words.proves} ${phone}, six digits are on their way to it.` : words.text}
          </p>
        </div>
        {isSent ? (
          <CodeField
            label="Six-digit code"
            length={6}
            autoFocus
            value={fields.otpCode}
            error={form.field('otpCode').error}
            onChange={(otpCode) => form.set({ otpCode })}
          />
        ) : (
          <PhoneField
            label="Your phone number"
            dialCode={fields.dialCode}
            dialCodes={dialCodes}
            onDialCode={(dialCode) => form.set({ dialCode })}
            {...form.field('phoneNumber')}
          />
        )}
        <Button type="submit" full busy={form.busy || sending.busy}>
          {isSent ? 'Open it' : 'Text me the code'}
        </Button>
        {isSent ? (
          <>
            <ResendButton resendAt={resendAt} sending={sending.busy} onResend={() => void send()} />
            <Button variant="quiet" full onClick={() => setResendAt(undefined)}>
              Another number
            </Button>
          </>
        ) : null}
        {onLeave ? (
          <Button variant="quiet" full onClick={onLeave}>
            Back to what is sold
          </Button>
        ) : null}
      </form>
    </Card>
  );
}
