import { amount, type Currency, currencyCode } from '@waybill/contract/money';
import { because, correctionTitle } from '@waybill/contract/ops/because';
import type { PersonView } from '@waybill/contract/ops/person-view';
import * as z from 'zod/mini';
import { draftOf } from '../../../forms/drafts.ts';
import { typedAmount } from '../../../forms/typed-amount.ts';
import type { CorrectionInput } from '../api/propose-correction.ts';

export type CorrectionFields = {
  readonly person: string;
  readonly direction: string;
  readonly currency: string;
  readonly amount: string;
  readonly title: string;
  readonly because: string;
};

export const correctionDraft = draftOf<CorrectionFields>('ops.correction', {
  person: '',
  direction: 'in',
  currency: 'NGN',
  amount: '',
  title: '',
  because: '',
});

/** By the names of the fields: whoever is meant is typed as a username and sent as an id. */
type CorrectionPlan = Omit<CorrectionInput, 'userId'> & { readonly person: string };

export const correctionSchema: z.core.$ZodType<CorrectionPlan> = z.strictObject({
  person: z.string('Please choose somebody from the list'),
  direction: z.enum(['in', 'out']),
  currency: currencyCode,
  amount,
  title: correctionTitle,
  because,
});

/** The person whose username was typed in full. */
export function personMeant(typed: string, people: readonly PersonView[]): PersonView | undefined {
  const wanted = typed.trim().replace(/^@/, '').toLowerCase();
  return people.find(({ username }) => username.toLowerCase() === wanted);
}

export function correctionWire(people: readonly PersonView[]) {
  return (fields: CorrectionFields): unknown => ({
    ...fields,
    person: personMeant(fields.person, people)?.id ?? '',
    amount: typedAmount(fields.amount),
    title: fields.title.trim(),
    because: fields.because.trim(),
  });
}

export function inputOf({ person, ...plan }: CorrectionPlan): CorrectionInput {
  return { ...plan, userId: person };
}

export const currencyOf = (fields: CorrectionFields): Currency => (fields.currency === 'USD' ? 'USD' : 'NGN');
