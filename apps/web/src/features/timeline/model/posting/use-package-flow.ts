import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import type { Currency } from '@waybill/contract/money';
import type { PackageView } from '@waybill/contract/timeline/item-view';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { checkWire } from '../../../../forms/check-wire.ts';
import { type FieldMessage, placeFailure } from '../../../../forms/place-failure.ts';
import { forgetRequestKey, requestKey } from '../../../../forms/request-key.ts';
import { showFailure } from '../../../../forms/show-failure.ts';
import { typedAmount } from '../../../../forms/typed-amount.ts';
import type { PopupProps } from '../../../../session/popup/popup-props.ts';
import { usePopupStep } from '../../../../session/popup/use-popup-step.ts';
import { lagosDay } from '../../../../ui/lagos-day.ts';
import { toast } from '../../../../ui/toast.tsx';
import { keepPickupPlace, listPickupPlacesQuery } from '../../../receivers/index.ts';
import type { Wallets } from '../../../wallet/index.ts';
import { createPackage } from '../../api/create-package.ts';
import type { PackageMetadata } from '../../api/get-package-metadata.ts';
import { showNew } from '../feed/change-everywhere.ts';
import { type Booking, bookInstead } from './booking.ts';
import { atTopFields } from './nested-fields.ts';
import { type PackageFields, packageDraft, packageWire, placeIn } from './package-fields.ts';
import { type PackagePlan, packageSchema } from './package-schema.ts';
import {
  firstStep,
  packageFieldNames,
  packageStepNames,
  type StepName,
  stepAfter,
  stepBefore,
  stepNamed,
  stepsOf,
  stepWith,
} from './package-steps.ts';
import { suggestionsFor } from './package-suggestions.ts';
import { pickupPlaceOf } from './pickup-fields.ts';
import { withoutPictures } from './pictures-gone.ts';
import { usePackageForm } from './use-package-form.ts';

type FlowOptions = {
  readonly userId: string;
  /** Whether this person’s identity is checked. */
  readonly isChecked: boolean;
  readonly metadata: PackageMetadata;
  readonly wallets: Pick<Wallets, 'homeCurrency'>;
  readonly suggested: Partial<PackageFields>;
  readonly booking?: Booking | undefined;
  readonly open: PopupProps['open'];
  readonly back: string;
  readonly onSent?: (item: PackageView) => void;
};

/** Which question is shown, what follows from the answers, and how it is sent. */
export function usePackageFlow(options: FlowOptions) {
  const { userId, isChecked, metadata, suggested, booking } = options;
  const home = options.wallets.homeCurrency;
  const related = booking && { itemType: booking.itemType, id: booking.id };
  const form = usePackageForm({ userId, home, metadata, suggested, related, roomLeftKg: roomOn(booking), isChecked });
  const followsFrom = (fields: PackageFields) => suggestionsFor(fields, metadata, booking);
  /** The step that can be shown when this one is wanted: nothing before it is left open. */
  const reachable = (wanted: StepName, fields: PackageFields) =>
    firstStep(wanted, checkFields({ ...fields, ...followsFrom(fields) }, options).mistakes);
  // A restored form goes on at the first question that is still open; a new one starts at the first of all.
  const [first] = useState(() => reachable(form.wasRestored ? 'review' : firstAsked(booking), form.fields));
  const wizard = usePopupStep(packageStepNames, first);
  const step = reachable(wizard.step, form.fields);
  const [isFirstShown, setFirstShown] = useState(true);
  const [editing, setEditing] = useState<StepName>();
  const [isUploading, setUploading] = useState(false);
  const [sent, setSent] = useState<PackageView>();
  const [instead, setInstead] = useState<Booking>();
  const proposed = useRef('');
  const currency: Currency = form.fields.currency === 'NGN' || form.fields.currency === 'USD' ? form.fields.currency : home;
  const isEditing = editing === step;

  // The first step has its name in the address, as all others: Back to it finds it, whatever was filled in meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only
  useEffect(() => {
    if (form.wasRestored) form.set(followsFrom(form.fields));
    wizard.replaceBy(step);
  }, []);

  // Whoever left a question of the slip by Back has finished with it.
  useEffect(() => {
    if (step === 'review') setEditing(undefined);
  }, [step]);

  function show(next: StepName) {
    form.set(followsFrom(form.fields));
    setFirstShown(false);
    wizard.show(next);
  }

  function book(chosen: Booking) {
    bookInstead(localStorage, userId, form.fields, chosen);
    options.open(chosen.itemType === 2 ? 'BookTravellersRequest' : 'BookBatchShipping', { itemId: chosen.id, taken: 'way' });
  }

  const { setMessages, refused, send } = useSending(options, {
    form,
    currency,
    show,
    onSent: (item) => {
      setSent(item);
      wizard.finish();
    },
  });

  return {
    form,
    step,
    currency,
    isFirstShown,
    isEditing,
    isUploading,
    sent,
    plan: checkFields(form.fields, options).wire,
    route: routeOf(form.fields),
    instead,
    setInstead,
    proposed,
    setUploading,
    send,
    refused,
    hasBack: step !== firstAsked(booking) && !isEditing,
    startOver() {
      form.startOver();
      forgetRequestKey(localStorage, keyName(options));
      setEditing(undefined);
      setFirstShown(false);
      wizard.replaceBy(firstAsked(booking));
    },
    back: () => wizard.back(stepBefore(step, booking)),
    edit(next: StepName) {
      setEditing(next);
      show(next);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (step === 'review' || isUploading) return;
      if (step === 'way' && instead) return book(instead);
      const element = event.currentTarget;
      if (!form.check(stepNamed(step).fields)) return focusMistake(element);
      setMessages([]);
      // A changed answer may open further questions: another country, another kind of delivery.
      const next = reachable(isEditing ? 'review' : stepAfter(step, booking), form.fields);
      setEditing(undefined);
      if (!isEditing || next !== 'review') return show(next);
      // Back from the slip leads to the question before it, not to the one that was changed.
      form.set(followsFrom(form.fields));
      wizard.back('review');
    },
  };
}

export type PackageFlowState = ReturnType<typeof usePackageFlow>;

type SendingParts = {
  readonly form: ReturnType<typeof usePackageForm>;
  readonly currency: Currency;
  readonly show: (step: StepName) => void;
  readonly onSent: (item: PackageView) => void;
};

function useSending(options: FlowOptions, { form, currency, show, onSent }: SendingParts) {
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
    if (form.fields.keepsPlace !== '') void keepPlace(queries, item, form.fields.placeName).catch(showFailure);
    form.forget();
    // The same parcel, filled in for the board before a carrier was chosen.
    if (options.booking) forgetTwin(options.userId, form.fields);
    onSent(item);
    options.onSent?.(item);
    showNew(queries, item);
    await queries.invalidateQueries({ queryKey: ['wallet'] });
  }

  /** True when it was dealt with; the PIN’s own failures are the PIN’s. */
  function refused(failure: unknown): boolean {
    if (!(failure instanceof ApiProblem)) return false;
    const { open, back } = options;
    if (failure.code === 'pin_missing') open('SetupPin', { back });
    else if (failure.code === 'quote_over') {
      form.set({ quote: '' });
      show('way');
      showFailure(failure);
    } else if (failure.code === 'kyc_required') open('CompleteKyc', { back });
    else if (failure.code === 'insufficient_funds')
      open('FundWallet', { currency, amount: String(failure.problem.shortfall ?? 0), back });
    else {
      const placed = withoutPictures(atTopFields(failure), () => form.set({ imageIdList: '' }));
      const { fields } = placeFailure(placed, packageFieldNames);
      const step = stepWith(fields.map(({ name }) => name));
      if (step === undefined) return false;
      show(step);
      setMessages(fields);
    }
    return true;
  }

  return { setMessages, refused, send };
}

/** The parcel is posted, whatever becomes of this. The first place of somebody is where their next parcels start from. */
async function keepPlace(queries: QueryClient, item: PackageView, typedName: string): Promise<void> {
  const { items } = await queries.fetchQuery(listPickupPlacesQuery);
  const { name } = await keepPickupPlace(pickupPlaceOf(item, typedName, items.length === 0));
  toast.success(`${name} is kept`, 'Choose it when you send from there again.');
  await queries.invalidateQueries({ queryKey: listPickupPlacesQuery.queryKey });
}

function forgetTwin(userId: string, { weight, dropOffAddressJson, costOfItem }: PackageFields): void {
  const draft = packageDraft(userId);
  const twin = draft.stored(localStorage);
  if (twin?.weight === weight && twin.dropOffAddressJson === dropOffAddressJson && twin.costOfItem === costOfItem)
    draft.clear(localStorage);
}

function keyName({ userId, booking }: Pick<FlowOptions, 'userId' | 'booking'>): string {
  return `package.${userId}${booking ? `.${booking.id}` : ''}`;
}

function roomOn(booking: Booking | undefined): number | null {
  return booking?.roomLeftKg ?? null;
}

function routeOf(fields: PackageFields) {
  const from = placeIn(fields.pickupAddressJson);
  const to = placeIn(fields.dropOffAddressJson);
  const weight = typedAmount(fields.weight);
  return from && to && typeof weight === 'number' && weight > 0 ? { from, to, weight } : undefined;
}

function firstAsked(booking: Booking | undefined): StepName {
  return stepsOf(booking)[0]?.name ?? 'what';
}

function checkFields(fields: PackageFields, { wallets: { homeCurrency: home }, isChecked, metadata, booking }: FlowOptions) {
  const today = lagosDay(new Date());
  const related = booking && { itemType: booking.itemType, id: booking.id };
  const wire = packageWire({ ...fields, currency: fields.currency || home }, today, related);
  return checkWire<PackagePlan>(
    packageSchema({ ...metadata, today, roomLeftKg: roomOn(booking), isChecked }, home)(fields),
    wire,
  );
}

/** Fields of other features have no name here; what is wrong with them shows all the same. */
function focusMistake(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    if (form.contains(document.activeElement) && document.activeElement?.getAttribute('aria-invalid') === 'true') return;
    form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
