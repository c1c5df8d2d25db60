import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '@waybill/client/failures';
import type { SaleView } from '@waybill/contract/sales/sale-view';
import { deliveryType } from '@waybill/contract/timeline/enums';
import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { checkWire } from '../../../forms/check-wire.ts';
import { type FieldMessage, placeFailure } from '../../../forms/place-failure.ts';
import { forgetRequestKey, requestKey } from '../../../forms/request-key.ts';
import { useDraftForm } from '../../../forms/use-draft-form.ts';
import type { PopupProps } from '../../../session/popup/popup-props.ts';
import { usePopupStep } from '../../../session/popup/use-popup-step.ts';
import { lagosDay } from '../../../ui/lagos-day.ts';
import { atTopFields, type Booking, type PackageMetadata } from '../../timeline/index.ts';
import { sendSale } from '../api/send-sale.ts';
import {
  type OrderedSale,
  type SendingPlan,
  sendingDraft,
  sendingFieldNames,
  sendingSchema,
  sendingWire,
  suggestedSending,
} from './sending.ts';
import { showSale } from './show-sale.ts';

type SendingOptions = {
  readonly sale: OrderedSale;
  readonly metadata: PackageMetadata;
  readonly open: PopupProps['open'];
  /** The address of the slip: whoever leaves to add money or to set a PIN comes back to it. */
  readonly back: string;
};

/** The way first, then the slip with the PIN. */
export function useSending({ sale, metadata, open, back }: SendingOptions) {
  const queries = useQueryClient();
  const today = lagosDay(new Date());
  const draft = useMemo(() => sendingDraft(sale.id), [sale.id]);
  const schema = sendingSchema(sale, metadata.prices[sale.currency], today);
  const toWire = (fields: Parameters<typeof schema>[0]) => sendingWire(sale, fields, today);
  const form = useDraftForm({ draft, suggested: suggestedSending(sale, metadata, today), schema, toWire });
  const wizard = usePopupStep(['way', 'slip'], 'way');
  const { wire: plan } = checkWire<SendingPlan>(schema(form.fields), toWire(form.fields));
  const [sent, setSent] = useState<SaleView>();
  const [askedOf, setAskedOf] = useState<string>();
  const [messages, setMessages] = useState<readonly FieldMessage[]>([]);
  const keyName = `send-sale.${sale.id}`;

  // The first step has its name in the address, as the other: Back to it finds it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: on arrival only
  useEffect(() => {
    // A day that is over by now is asked for anew.
    if (form.fields.shipmentDate < today) form.set({ shipmentDate: today, wayId: '' });
    wizard.replaceBy(wizard.step);
  }, []);

  // Once the step they belong to is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (messages.length > 0) queueMicrotask(() => form.showMessages(messages));
  }, [messages]);

  return {
    form,
    metadata,
    today,
    plan,
    sent,
    /** The first name of the carrier who was asked, once they were. */
    askedOf,
    step: plan ? wizard.step : 'way',
    back: () => wizard.back('way'),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!form.check(['deliveryPartner', 'dispatchMode', 'shipmentDate', 'price', 'handleRequirementId', 'description'])) return;
      setMessages([]);
      wizard.show('slip');
    },
    async send(wanted: SendingPlan, pin: string, way: Booking | undefined) {
      const answer = await sendSale(sale.id, { ...wanted, pin }, requestKey(localStorage, keyName, wanted));
      forgetRequestKey(localStorage, keyName);
      form.forget();
      showSale(queries, answer);
      for (const queryKey of [['orders'], ['timeline']]) void queries.invalidateQueries({ queryKey });
      void queries.invalidateQueries({ queryKey: ['wallet'] });
      // Riders nearby are rung from their search.
      if (wanted.deliveryPartner === deliveryType.Express && answer.packageId !== null)
        return open('ExpressDeliveryList', { packageId: answer.packageId });
      setAskedOf(way?.author.fullName.split(' ')[0]);
      setSent(answer);
      wizard.finish();
    },
    /** True when it was dealt with; the PIN’s own failures are the PIN’s. */
    refused(failure: unknown): boolean {
      if (!(failure instanceof ApiProblem)) return false;
      if (failure.code === 'pin_missing') open('SetupPin', { back });
      else if (failure.code === 'insufficient_funds')
        open('FundWallet', { currency: sale.currency, amount: String(failure.problem.shortfall ?? 0), back });
      else {
        const { fields } = placeFailure(atTopFields(failure), sendingFieldNames);
        if (fields.length === 0) return false;
        wizard.back('way');
        setMessages(fields);
      }
      return true;
    },
  };
}

export type SendingState = ReturnType<typeof useSending>;
