import { actInBulk } from '@waybill/contract/ops/act-in-bulk';
import { previewBulk } from '@waybill/contract/ops/preview-bulk';
import type { Person } from '../support/people.ts';

export const because = 'The same story everywhere';

type Case = { readonly kind: string; readonly id: string; readonly lastAt?: string };

export const previewOf = (staff: Person, act: object, cases: readonly Case[]) =>
  staff.call(previewBulk, { body: { act, cases } });

export const actOn = (staff: Person, act: object, cases: readonly Case[], idempotencyKey?: string) =>
  staff.call(actInBulk, { body: { act, cases }, ...(idempotencyKey ? { idempotencyKey } : {}) });

type Answered = { readonly result: { readonly cases: readonly { readonly isDone: boolean; readonly code: string | null }[] } };

/** What became of each, in their order: `done`, or the code of its refusal. */
export const fates = ({ result }: Answered) => result.cases.map(({ isDone, code }) => (isDone ? 'done' : code));
