import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import { addDays } from '@waybill/contract/day';
import { orderLimits } from '@waybill/contract/orders/enums';
import type { OrderView } from '@waybill/contract/orders/order-view';
import { useState } from 'react';
import { PlainForm } from '../../../../forms/plain-form.tsx';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { useHere } from '../../../../session/popup/use-here.ts';
import { usePopup } from '../../../../session/popup/use-popup.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group.tsx';
import { dayInWords, lagosDay } from '../../../../ui/lagos-day.ts';
import { Sheet } from '../../../../ui/sheet.tsx';
import { toast } from '../../../../ui/toast.tsx';
import { PinStep } from '../../../wallet/index.ts';
import { tryAgain } from '../../api/try-again.ts';
import { doorMoney } from '../../model/door/door-words.ts';
import { shortName } from '../../model/order-words.ts';
import { showOrder } from '../../model/refresh-orders.ts';

type AgainSheetProps = { readonly order: OrderView; readonly onClose: () => void };

/** The seller has it tried again: on a day, for half a fee more, with the PIN. */
export function AgainSheet({ order, onClose }: AgainSheetProps) {
  return (
    <Sheet title="Another attempt" open onClose={onClose}>
      <AgainForm order={order} onClose={onClose} />
    </Sheet>
  );
}

function AgainForm({ order, onClose }: AgainSheetProps) {
  const { open } = usePopup();
  const { here } = useHere();
  const queries = useQueryClient();
  const today = lagosDay(new Date());
  const [day, setDay] = useState(addDays(today, 1));
  const [isSure, setSure] = useState(false);
  const { door } = order;
  const name = shortName(order.carrier);
  if (!door) return null;
  const half = doorMoney(door.halfFee, door);

  async function send(pin: string) {
    const key = `again.${order.id}`;
    showOrder(queries, await tryAgain(order.id, { day, pin }, requestKey(sessionStorage, key, { day })));
    forgetRequestKey(sessionStorage, key);
    toast.success(`${name} tries again`, `${dayInWords(day, today)}. Your buyer is told.`);
    onClose();
  }

  if (isSure)
    return (
      <PinStep
        facts={[
          { caption: 'Another attempt', value: dayInWords(day, today) },
          { caption: 'Held from your balance', value: half },
        ]}
        note={`${name} gets it if nobody takes it then, either. If it is handed over, it comes back to you.`}
        confirmLabel={`Hold ${half} and try again`}
        onConfirm={send}
        onFailure={(failure) => {
          if (!isProblem(failure, 'pin_missing')) return false;
          open('SetupPin', { back: here });
          return true;
        }}
        onBack={() => setSure(false)}
        onForgot={() => open('ForgotPin', { back: here })}
      />
    );
  return (
    <PlainForm onSubmit={() => setSure(true)}>
      <p className="text-ink-soft">
        Call your buyer first: which day suits them? {name} goes once more, for half a fee. After that it comes back to you.
      </p>
      <ChoiceGroup label="On which day?" className="mt-2 flex flex-wrap gap-2">
        {Array.from({ length: orderLimits.againWithinDays }, (_, index) => addDays(today, index)).map((each) => (
          <label key={each} className="pick">
            <input
              type="radio"
              name="day"
              value={each}
              checked={day === each}
              onChange={() => setDay(each)}
              className="choice-mark"
            />
            {dayInWords(each, today)}
          </label>
        ))}
      </ChoiceGroup>
      <Button type="submit" full>
        Continue to your PIN
      </Button>
    </PlainForm>
  );
}
