import { useQueryClient } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import type { Currency } from '@waybill/contract/money';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { checkWire } from '../../../forms/check-wire.ts';
import { type FieldMessage, placeFailure } from '../../../forms/place-failure.ts';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { showRest } from '../../../forms/show-failure.ts';
import { useBusy } from '../../../forms/use-busy.ts';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import { useOnce } from '../../../forms/use-once.ts';
import { paths, withQuery } from '../../../session/paths.ts';
import { useLocation, useNavigate, useQuery } from '../../../ui/navigation/navigation.ts';
import { atTopFields, withoutPictures } from '../../timeline/index.ts';
import { createSale } from '../api/create-sale.ts';
import {
  firstOpenStep,
  type NewSaleFields,
  type NewSalePlan,
  type NewSaleStep,
  newSaleDraft,
  newSaleSchema,
  newSaleSteps,
  newSaleWire,
  reachableStep,
  stepAsking,
} from './new-sale.ts';
import { showSale } from './show-sale.ts';

type NewSaleOptions = {
  readonly userId: string;
  /** Of the seller’s own wallet. */
  readonly home: Currency;
  readonly onMade: (sale: SaleView) => void;
  readonly onKyc: () => void;
};

/** Beside the address of a question that was reached from the one before: Back leads there. */
const steppedOn = { isStep: true } as const;

function isSteppedOn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStep' in state;
}

/** Which question is shown, and how the sale is made of the answers. Each question has an address, so that Back leads to the one before. */
export function useNewSale({ userId, home, onMade, onKyc }: NewSaleOptions) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { state } = useLocation();
  const named = useQuery().get('step');
  const draft = useMemo(() => newSaleDraft(userId), [userId]);
  const form = useDraftForm<NewSaleFields, NewSalePlan>({
    draft,
    suggested: { deliveryPaidBy: 'buyer', currency: home },
    schema: newSaleSchema,
    toWire: newSaleWire,
  });
  const [isUploading, setUploading] = useState(false);
  const [isFirstShown, setFirstShown] = useState(true);
  const { busy, run } = useBusy();
  const [messages, setMessages] = useState<readonly FieldMessage[]>([]);
  const wanted = named ?? (form.wasRestored && isFirstShown ? firstOpenStep(form.mistakes) : null);
  const step = reachableStep(wanted, form.mistakes);
  const at = newSaleSteps.findIndex(({ name }) => name === step);
  const keyName = `sale.${userId}`;

  // Once the step they belong to is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (messages.length > 0) queueMicrotask(() => form.showMessages(messages));
  }, [messages]);

  const addressOf = (next: NewSaleStep) => withQuery(paths.newSale, { step: next === 'what' ? undefined : next });

  // What is made is made: Back from it does not ask for it all again.
  const [isOver] = useState(named !== null && !form.wasRestored);
  useOnce(isOver, () => navigate(paths.sales, { replace: true }));

  function show(next: NewSaleStep) {
    setFirstShown(false);
    if (next !== step) navigate(addressOf(next), { state: steppedOn });
  }

  function refused(failure: unknown): void {
    if (isProblem(failure, 'kyc_required')) {
      onKyc();
      return;
    }
    const placed = withoutPictures(atTopFields(failure), () => form.set({ imageIdList: '' }));
    const { fields, rest } = placeFailure(placed, Object.keys(form.fields));
    const asking = stepAsking(fields.map(({ name }) => name));
    if (asking) show(asking);
    setMessages(fields);
    showRest({ fields, ...(rest && { rest }) });
  }

  async function make(plan: NewSalePlan) {
    const sale = await createSale(plan, requestKey(localStorage, keyName, plan));
    forgetRequestKey(localStorage, keyName);
    form.forget();
    showSale(queries, sale);
    onMade(sale);
  }

  return {
    form,
    home,
    step,
    at,
    busy: busy || isUploading,
    isFirstShown,
    setUploading,
    startOver() {
      form.startOver();
      forgetRequestKey(localStorage, keyName);
      setFirstShown(false);
      navigate(addressOf('what'), { replace: true });
    },
    back() {
      const before = newSaleSteps[at - 1];
      if (isSteppedOn(state)) navigate(-1);
      else if (before) navigate(addressOf(before.name), { replace: true });
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      const asked = newSaleSteps[at];
      if (isUploading || !asked) return;
      const element = event.currentTarget;
      if (!form.check(asked.fields)) return focusMistake(element);
      setMessages([]);
      const next = newSaleSteps[at + 1];
      if (next) return show(next.name);
      const { wire } = checkWire<NewSalePlan>(newSaleSchema(form.fields), newSaleWire(form.fields));
      if (wire) void run(() => make(wire), refused);
    },
  };
}

export type NewSaleState = ReturnType<typeof useNewSale>;

/** Fields of other features have no name here; what is wrong with them shows all the same. */
function focusMistake(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    if (form.contains(document.activeElement) && document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
