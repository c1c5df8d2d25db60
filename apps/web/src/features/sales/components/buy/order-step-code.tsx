import type { BuyView } from '@waybill/contract/sales/buy-view';
import { Button } from '../../../../ui/button.tsx';
import { CodeField } from '../../../../ui/code-field.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ResendButton } from '../../../../ui/resend-button.tsx';
import { money, payTimesOf, payTimeWords } from '../../model/buy/buy-words.ts';
import { type OrderFormState, QuotedSum, type Quoting } from './order-step-place.tsx';

type CodeStepProps = {
  readonly view: BuyView;
  readonly form: OrderFormState;
  readonly quoting: Quoting;
  /** The sum that was shown before, where it is another by now. */
  readonly shownBefore: number | undefined;
  readonly phone: string;
  readonly resendAt: number | undefined;
  readonly isSending: boolean;
  readonly onResend: () => void;
};

/** The code, the sum, and the press that orders. */
export function CodeStep(props: CodeStepProps) {
  const { view, form, quoting, shownBefore, phone, resendAt, isSending, onResend } = props;
  const pays = quoting.state === 'known' ? quoting.quote.buyerPays : undefined;
  const time = payTimesOf(view).find((known) => known === form.fields.payWhen);
  const { error } = form.field('otpCode');
  return (
    <>
      <p>
        We sent six digits to <strong className="font-semibold whitespace-nowrap">{phone}</strong>.
      </p>
      <CodeField
        label="Six-digit code"
        length={6}
        value={form.fields.otpCode}
        error={error}
        autoFocus
        onChange={(otpCode) => form.set({ otpCode })}
      />
      {shownBefore !== undefined && pays !== undefined && pays !== shownBefore ? (
        <Notice tone="attention" title={`It is ${money(pays, view)} now`}>
          You saw {money(shownBefore, view)} before. Nothing is ordered yet: order it if that is right for you.
        </Notice>
      ) : null}
      <QuotedSum view={view} quoting={quoting} />
      {time ? (
        <p className="text-15 text-ink-soft">
          <strong className="font-semibold text-ink">{payTimeWords(view)[time].title}.</strong> {payTimeWords(view)[time].text}
        </p>
      ) : null}
      <Button type="submit" full busy={form.busy}>
        {pays === undefined ? 'Order it' : `Order it for ${money(pays, view)}`}
      </Button>
      <ResendButton resendAt={resendAt} sending={isSending} onResend={onResend} />
    </>
  );
}
