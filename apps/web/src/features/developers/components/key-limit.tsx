import { isProblem } from '@waybill/client/failures';
import type { KeyView } from '@waybill/contract/developers/key-view';
import { amount } from '@waybill/contract/money';
import { useState } from 'react';
import { AmountField } from '../../../forms/amount-field.tsx';
import { PlainForm } from '../../../forms/plain-form.tsx';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { amountText, typedAmount } from '../../../forms/typed-amount.ts';
import { useHere } from '../../../session/popup/use-here.ts';
import { usePopup } from '../../../session/popup/use-popup.ts';
import { useUser } from '../../../session/user-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { formatMoney } from '../../../ui/format-money.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { PinStep } from '../../wallet/index.ts';
import { setKeyLimit } from '../api/set-key-limit.ts';

type KeyLimitProps = { readonly of: KeyView; readonly onSaved: (words: string) => void };

/** What a key may spend in a day: the amount, and then the PIN. */
export function KeyLimit({ of, onSaved }: KeyLimitProps) {
  const { open } = usePopup();
  const { here } = useHere();
  const { isNigerian } = useUser();
  const currency = of.dailyLimit?.currency ?? (isNigerian ? 'NGN' : 'USD');
  const [text, setText] = useState(of.dailyLimit ? amountText(of.dailyLimit.amount) : '');
  const [error, setError] = useState<string>();
  /** Null takes the limit away; undefined while nothing is decided. */
  const [wanted, setWanted] = useState<number | null>();

  if (wanted === undefined)
    return (
      <PlainForm
        onSubmit={() => {
          const checked = amount.safeParse(typedAmount(text));
          if (checked.success) setWanted(checked.data);
          else setError(checked.error.issues[0]?.message);
        }}
      >
        <p className="text-ink-soft">
          Parcels that “{of.name}” sends are paid from your wallet without your PIN, up to this much from midnight to midnight in
          Lagos.
        </p>
        <AmountField
          currency={currency}
          label="A day at most"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setError(undefined);
          }}
          error={error}
        />
        <SubmitButton>Continue to your PIN</SubmitButton>
        {of.dailyLimit ? (
          <Button variant="secondary" full onClick={() => setWanted(null)}>
            Let it spend nothing
          </Button>
        ) : null}
      </PlainForm>
    );
  const shown = wanted === null ? undefined : formatMoney(minorOf(wanted), currency);
  return (
    <PinStep
      facts={[
        { caption: 'Key', value: of.name },
        { caption: 'A day at most', value: shown ?? 'Nothing' },
      ]}
      note={
        shown
          ? 'Whoever has the key can spend this much a day on parcels. Revoke it the moment it is in wrong hands.'
          : 'Parcels that it sends are refused from now on. What is on the way stays paid.'
      }
      confirmLabel={shown ? `Let it spend ${shown} a day` : 'Let it spend nothing'}
      onConfirm={async (pin) => {
        await setKeyLimit(of.id, { dailyLimit: wanted === null ? null : { amount: wanted, currency }, pin });
        onSaved(shown ? `“${of.name}” may spend ${shown} a day` : `“${of.name}” spends nothing any more`);
      }}
      onFailure={(failure) => {
        if (!isProblem(failure, 'pin_missing')) return false;
        open('SetupPin', { back: here });
        return true;
      }}
      onBack={() => setWanted(undefined)}
      onForgot={() => open('ForgotPin', { back: here })}
    />
  );
}
