import { useQuery } from '@tanstack/react-query';
import { orderLimits, orderStatus } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useRef, useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { CheckField } from '../../../../ui/check-field.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextAreaField } from '../../../../ui/text-area-field.tsx';
import { listCancellationReasonsQuery } from '../../api/list-cancellation-reasons.ts';
import { cancelMoneyWords, howToCancel } from '../../model/cancel-words.ts';
import type { OrderMoves } from '../../model/use-order-moves.ts';

type CancelFormProps = {
  readonly order: OrderView;
  readonly moves: OrderMoves;
  readonly onDone: (order: OrderView) => void;
  readonly onKeep: () => void;
};

/** Why, in a few ticks and one’s own words; and what becomes of the money. */
export function CancelForm(props: CancelFormProps) {
  const { order, moves, onDone, onKeep } = props;
  const reasons = useQuery(listCancellationReasonsQuery);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [text, setText] = useState('');
  const [error, setError] = useState<{ readonly field: 'list' | 'text'; readonly message: string }>();
  const field = useRef<HTMLTextAreaElement>(null);
  const offered = (reasons.data ?? []).filter(({ by }) => by === order.role || by === 'either');
  const wantsText = offered.some(({ id, needsText }) => needsText && chosen.includes(id));
  const money = cancelMoneyWords(order);

  async function cancel() {
    if (chosen.length === 0) return setError({ field: 'list', message: 'Please choose at least one reason' });
    if (wantsText && text.trim() === '') {
      setError({ field: 'text', message: 'Please say what it is' });
      return field.current?.focus();
    }
    const next = await moves.move({
      orderStatus: orderStatus.Cancelled,
      cancellationReasons: chosen.map((id) => ({
        id,
        customText: offered.some((reason) => reason.id === id && reason.needsText) ? text.trim() : '',
      })),
    });
    if (next) onDone(next);
  }

  function tick(id: number, isOn: boolean) {
    setError(undefined);
    setChosen(isOn ? [...chosen, id] : chosen.filter((one) => one !== id));
  }

  if (!reasons.isSuccess) return <Loading query={reasons} failed="We could not load the reasons" rows={4} />;
  return (
    <PlainForm onSubmit={() => void cancel()}>
      <Notice tone="info" title={money.title}>
        {money.text}
      </Notice>
      <fieldset aria-describedby={error?.field === 'list' ? 'reasons-error' : undefined}>
        <legend className="mb-1 text-17 font-semibold">What is the reason?</legend>
        {offered.map(({ id, reason }) => (
          <CheckField
            key={id}
            label={reason}
            checked={chosen.includes(id)}
            disabled={!chosen.includes(id) && chosen.length >= orderLimits.reasons}
            onChange={(event) => tick(id, event.target.checked)}
          />
        ))}
        <p id="reasons-error" role="alert" className="text-13 font-medium text-clay empty:hidden">
          {error?.field === 'list' ? error.message : null}
        </p>
      </fieldset>
      {wantsText ? (
        <TextAreaField
          ref={field}
          label="In your own words"
          maxLength={orderLimits.reasonText}
          value={text}
          error={error?.field === 'text' ? error.message : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
        />
      ) : null}
      <Button type="submit" full variant="danger" busy={moves.movingTo !== undefined}>
        {howToCancel(order) === 'asking' ? 'Ask to bring it back' : 'Cancel the delivery'}
      </Button>
      <Button variant="quiet" full onClick={onKeep}>
        Keep the delivery
      </Button>
    </PlainForm>
  );
}
