import { useQueryClient } from '@tanstack/react-query';
import type { Currency } from '@waybill/contract/money';
import type { PriceList } from '@waybill/contract/prices/price-list';
import type { PriceListView } from '@waybill/contract/prices/price-list-view';
import { type FormEvent, useState } from 'react';
import { AmountField } from '../../../forms/amount-field.tsx';
import { showFailure } from '../../../forms/show-failure.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useBusy } from '../../../forms/use-busy.ts';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.tsx';
import { getPriceListQuery } from '../api/get-price-list.ts';
import { updatePriceList } from '../api/update-price-list.ts';
import { checkDraft, draftOfList, type ListDraft } from '../model/list-draft.ts';
import { ExampleRide } from './example-ride.tsx';
import { StepRows } from './step-rows.tsx';
import { VehiclePrices } from './vehicle-prices.tsx';

type PriceListFormProps = { readonly view: PriceListView; readonly start: PriceList };

/** The price list of a business: distances, weights, vehicles, what is on top, and what a ride comes to by it. */
export function PriceListForm({ view, start }: PriceListFormProps) {
  const { currency } = view;
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOfList(start));
  const [isTried, setTried] = useState(false);
  const { busy, run } = useBusy();
  const checked = checkDraft(draft);
  const mistakeAt = (name: string) => (isTried ? checked.mistakes?.get(name) : undefined);
  const change = (changes: Partial<ListDraft>) => setDraft((now) => ({ ...now, ...changes }));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const { list } = checked;
    setTried(true);
    if (!list) {
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    void run(async () => {
      const saved = await updatePriceList({ list, from: view.version });
      queries.setQueryData(getPriceListQuery(view.businessId).queryKey, saved);
      toast.success(
        'Your prices are saved',
        'Whoever asks from now on sees them. What you quoted before holds for its five minutes.',
      );
    }, showFailure);
  }

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid min-w-0 gap-5">
        <StepRows
          title="Distance"
          lead="What a ride costs, by how far it goes."
          unit="km"
          amountLabel="Costs"
          currency={currency}
          rows={draft.bands}
          names={{ list: 'bands', upTo: 'upToKm', amount: 'fee' }}
          mistakeAt={mistakeAt}
          onChange={(bands) => change({ bands })}
        >
          <AmountField
            isInRows
            currency={currency}
            label="Each kilometre beyond"
            hint="Leave it empty if you do not go farther."
            value={draft.beyondPerKm}
            error={mistakeAt('beyondPerKm')}
            onChange={({ target }) => change({ beyondPerKm: target.value })}
          />
        </StepRows>
        <StepRows
          title="Weight"
          lead="What comes on top for something heavier. You carry nothing beyond the last."
          unit="kg"
          amountLabel="Adds"
          currency={currency}
          rows={draft.weightSteps}
          names={{ list: 'weightSteps', upTo: 'upToKg', amount: 'supplement' }}
          mistakeAt={mistakeAt}
          onChange={(weightSteps) => change({ weightSteps })}
        />
        <VehiclePrices
          currency={currency}
          vehicles={draft.vehicles}
          mistakeAt={mistakeAt}
          onChange={(vehicles) => change({ vehicles })}
        />
        <OnTop currency={currency} draft={draft} mistakeAt={mistakeAt} onChange={change} />
      </div>
      <div className="grid gap-4 lg:sticky lg:top-6">
        <ExampleRide list={checked.list ?? null} currency={currency} />
        {isTried && checked.mistakes ? (
          <p role="alert" className="text-15 text-clay">
            Not saved yet. {[...checked.mistakes.values()][0]}.
          </p>
        ) : null}
        <SubmitButton busy={busy}>Save the prices</SubmitButton>
      </div>
    </form>
  );
}

type OnTopProps = {
  readonly currency: Currency;
  readonly draft: ListDraft;
  readonly mistakeAt: (name: string) => string | undefined;
  readonly onChange: (changes: Partial<ListDraft>) => void;
};

function OnTop({ currency, draft, mistakeAt, onChange }: OnTopProps) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-17">On top</h2>
      <AmountField
        isInRows
        currency={currency}
        label="Express adds"
        value={draft.expressSupplement}
        error={mistakeAt('expressSupplement')}
        onChange={({ target }) => onChange({ expressSupplement: target.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Minutes of waiting that are free"
          inputMode="numeric"
          autoComplete="off"
          value={draft.freeMinutes}
          error={mistakeAt('waiting.freeMinutes')}
          onChange={({ target }) => onChange({ freeMinutes: target.value })}
        />
        <AmountField
          isInRows
          currency={currency}
          label="Each minute more"
          value={draft.perMinute}
          error={mistakeAt('waiting.perMinute')}
          onChange={({ target }) => onChange({ perMinute: target.value })}
        />
      </div>
      <TextField
        label="Nobody at the door, in % of the ride"
        inputMode="numeric"
        autoComplete="off"
        hint="Senders read it with your prices. Nothing is taken by itself: agree on it in the chat. Parcels that were sold have a rule of their own, half of the fee."
        value={draft.failedAttemptPercent}
        error={mistakeAt('failedAttemptPercent')}
        onChange={({ target }) => onChange({ failedAttemptPercent: target.value })}
      />
    </Card>
  );
}
