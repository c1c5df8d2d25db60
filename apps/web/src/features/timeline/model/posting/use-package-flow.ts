import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import type { Currency } from '@waybill/contract/money';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { type FormEvent, useEffect, useState } from 'react';
import { checkWire } from '../../../../forms/check-wire.ts';
import { type FieldMessage, placeFailure } from '../../../../forms/place-failure.ts';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import type { Wallets } from '../../../wallet/index.ts';
import { createPackage } from '../../api/create-package.ts';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import type { QuoteInput } from '../../api/get-quote.ts';
import { showNew } from '../feed/change-everywhere.ts';
import type { Booking } from './booking.ts';
import { atTopFields } from './nested-fields.ts';
import { type PackageFields, packageWire, placeIn } from './package-fields.ts';
import { type PackagePlan, packageSchema } from './package-schema.ts';
import { firstStep, packageFieldNames, packageSteps, type StepName, stepAt, stepWith } from './package-steps.ts';
import { suggestionsFor } from './package-suggestions.ts';
import { withoutPictures } from './pictures-gone.ts';
import { usePackageForm } from './use-package-form.ts';

type FlowOptions = {
  readonly userId: string;
  readonly metadata: PackageMetadata;
  readonly wallets: Pick<Wallets, 'homeCurrency'>;
  readonly suggested: Partial<PackageFields>;
  readonly booking?: Booking | undefined;
  readonly begin?: StepName | undefined;
  readonly open: PopupProps['open'];
  readonly back: string;
  readonly onSent?: (item: PackageView) => void;
};

const review = packageSteps.length - 1;

/** Which question is shown, what follows from the answers, and how it is sent. */
export function usePackageFlow(options: FlowOptions) {
  const { userId, metadata, suggested, booking, begin } = options;
  const home = options.wallets.homeCurrency;
  const related = booking && { itemType: booking.itemType, id: booking.id };
  const form = usePackageForm({ userId, home, metadata, suggested, related });
  // A restored form goes on at the first question that is still open; a new one starts at the first of all.
  const [step, setStep] = useState(() => {
    const wanted = begin ? packageSteps.findIndex(({ name }) => name === begin) : form.wasRestored ? review : 0;
    return firstStep(Math.max(0, wanted), form.mistakes);
  });
  const [isFirstShown, setFirstShown] = useState(true);
  const [isEditing, setEditing] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [sent, setSent] = useState<PackageView>();
  const currency: Currency = form.fields.currency === 'NGN' || form.fields.currency === 'USD' ? form.fields.currency : home;

  function suggest(next: number) {
    if (stepAt(next).name !== 'how') return;
    const { dispatchMode, ...others } = suggestionsFor(form.fields, metadata);
    // A traveller goes as they go: if the parcel is too heavy for it, that is said instead.
    form.set(booking?.itemType === 2 || dispatchMode === undefined ? others : { ...others, dispatchMode });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: for whoever comes back to this very question
  useEffect(() => suggest(step), []);

  function show(next: number) {
    suggest(next);
    setFirstShown(false);
    setStep(next);
  }

  const { setMessages, refused, send } = useSending(options, { form, currency, show, setPaying, setSent });

  return {
    form,
    step,
    currency,
    isFirstShown,
    isEditing,
    isUploading,
    isPaying,
    sent,
    plan: planOf(form.fields, options),
    input: inputOf(form.fields, currency),
    setUploading,
    setPaying,
    send,
    refused,
    startOver() {
      form.startOver();
      forgetRequestKey(localStorage, keyName(options));
      setEditing(false);
      show(0);
    },
    back: () => show(step - 1),
    edit(next: number) {
      setEditing(true);
      show(next);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (step === review || isUploading) return;
      const element = event.currentTarget;
      if (!form.check(stepAt(step).fields)) return focusMistake(element);
      setMessages([]);
      // A changed answer may open further questions: another country, another kind of delivery.
      show(firstStep(isEditing ? review : step + 1, form.mistakes));
      if (isEditing) setEditing(false);
    },
  };
}

export type PackageFlowState = ReturnType<typeof usePackageFlow>;

type SendingParts = {
  readonly form: ReturnType<typeof usePackageForm>;
  readonly currency: Currency;
  readonly show: (step: number) => void;
  readonly setPaying: (isPaying: boolean) => void;
  readonly setSent: (item: PackageView) => void;
};

function useSending(options: FlowOptions, { form, currency, show, setPaying, setSent }: SendingParts) {
  const queries = useQueryClient();
  const [messages, setMessages] = useState<readonly FieldMessage[]>([]);
  // Shown once the step they belong to is there, and after its heading has taken the focus: the field is what matters.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (messages.length > 0) queueMicrotask(() => form.showMessages(messages));
  }, [messages]);

  async function send(plan: PackagePlan, pin: string) {
    const item = await createPackage({ ...plan, pin }, requestKey(localStorage, keyName(options), plan));
    forgetRequestKey(localStorage, keyName(options));
    form.forget();
    setSent(item);
    options.onSent?.(item);
    showNew(queries, item);
    await queries.invalidateQueries({ queryKey: ['wallet'] });
  }

  /** True when it was dealt with; the PIN’s own failures are the PIN’s. */
  function refused(failure: unknown): boolean {
    if (!(failure instanceof ApiProblem)) return false;
    const { open, back } = options;
    if (failure.code === 'pin_missing') open('SetupPin', { back });
    else if (failure.code === 'insufficient_funds')
      open('FundWallet', { currency, amount: String(failure.problem.shortfall ?? 0), back });
    else {
      const placed = withoutPictures(atTopFields(failure), () => form.set({ imageIdList: '' }));
      const { fields } = placeFailure(placed, packageFieldNames);
      const step = stepWith(fields.map(({ name }) => name));
      if (step === undefined) return false;
      setPaying(false);
      show(step);
      setMessages(fields);
    }
    return true;
  }

  return { setMessages, refused, send };
}

function keyName({ userId, booking }: Pick<FlowOptions, 'userId' | 'booking'>): string {
  return `package.${userId}${booking ? `.${booking.id}` : ''}`;
}

function planOf(
  fields: PackageFields,
  { wallets: { homeCurrency: home }, metadata, booking }: FlowOptions,
): PackagePlan | undefined {
  const today = lagosDay(new Date());
  const related = booking && { itemType: booking.itemType, id: booking.id };
  const wire = packageWire({ ...fields, currency: fields.currency || home }, today, related);
  return checkWire(packageSchema({ ...metadata, today }, home)(fields), wire).wire;
}

function inputOf(fields: PackageFields, currency: Currency): QuoteInput | undefined {
  const from = placeIn(fields.pickupAddressJson);
  const to = placeIn(fields.dropOffAddressJson);
  const weight = typedAmount(fields.weight);
  if (!from || !to || typeof weight !== 'number' || fields.deliveryPartner === '' || fields.dispatchMode === '') return undefined;
  return {
    pickupAddressJson: from,
    dropOffAddressJson: to,
    weight,
    deliveryPartner: Number(fields.deliveryPartner),
    dispatchMode: Number(fields.dispatchMode),
    currency,
  };
}

/** Fields of other features have no name here; what is wrong with them shows all the same. */
function focusMistake(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    if (form.contains(document.activeElement) && document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
