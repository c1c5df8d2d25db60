import { type Draft, draftOf } from '../../../../forms/drafts.ts';

const empty = {
  /** Where in the form somebody is. */
  step: 'place',
  dropoffAddress: '',
  dropOffAddressJson: '',
  payWhen: '',
  name: '',
  dialCode: '+234',
  phoneNumber: '',
};

/** What is kept of an order that is being made; the code never. */
export type KeptOrder = typeof empty;

/** The step of somebody who went back to look at what is sold. */
export const leftForm = 'left';

/** What was typed for a sale, for this tab: reading the SMS may cost a phone the page. */
export function orderDraft(code: string): Draft<KeptOrder> {
  return draftOf(`buy.${code}`, empty);
}

/** Whether this tab was in the middle of ordering it. */
export function wasOrdering(code: string): boolean {
  const kept = orderDraft(code).stored(sessionStorage);
  return kept !== undefined && kept.step !== leftForm;
}
