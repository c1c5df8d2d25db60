import type { BuyView } from '@waybill/contract/sales/buy-view';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceCard } from '../../../../ui/choice-card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import type { DeliveryQuote } from '../../api/quote-delivery.ts';
import { money, payTimesOf, payTimeWords } from '../../model/buy/buy-words.ts';
import type { OrderFormState } from './order-step-place.tsx';

type PayStepProps = { readonly view: BuyView; readonly form: OrderFormState; readonly quote: DeliveryQuote | undefined };

/** Now or at the door, where the seller leaves it to the buyer. */
export function PayStep({ view, form, quote }: PayStepProps) {
  const { error, ...input } = form.field('payWhen');
  const words = payTimeWords(view);
  return (
    <>
      <ChoiceGroup
        label={quote ? `You pay ${money(quote.buyerPays, view)}` : 'You pay'}
        error={error}
        className="mt-2 grid gap-2.5"
      >
        {payTimesOf(view).map((time) => (
          <ChoiceCard key={time} {...input} value={time} checked={form.fields.payWhen === time} {...words[time]} />
        ))}
      </ChoiceGroup>
      <Button type="submit" full>
        Go on
      </Button>
    </>
  );
}
