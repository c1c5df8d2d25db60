import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { amountView, currencyCode } from '../money.ts';
import { caseKinds } from './case-kinds.ts';
import { personView } from './person-view.ts';

const sum = z.object({ currency: currencyCode, amount: amountView });
const mostPeople = 3;
const peopleMessage = `Please name one to ${mostPeople} people`;

/** A case of a person, open or over. Whether one may open it is for the role to say. */
export const relatedCaseView = z.object({
  kind: z.enum(caseKinds),
  id: z.string(),
  title: z.string(),
  /** Whom of those asked about it concerns. */
  person: personView,
  /** Of a report: whether it is about them, or theirs. */
  side: z.enum(['about', 'by']),
  since: z.iso.datetime(),
  /** Null while it is open. */
  endedAt: z.nullable(z.iso.datetime()),
  /** How it ended, in a word; empty while it is open. */
  outcome: z.string(),
});
export type RelatedCaseView = z.infer<typeof relatedCaseView>;

export const relatedView = z.object({
  people: z.array(
    z.object({
      person: personView,
      inEscrow: z.array(sum),
      /** Payouts that are under way. */
      waitingPayouts: z.array(z.object({ ...sum.shape, count: z.int() })),
    }),
  ),
  /** Open ones first, then those that are over, the newest first; forty at most. */
  cases: z.array(relatedCaseView),
  /** Others who signed in from the same address with the same kind of device, of late. A house or a café may share one. */
  sharedDevices: z.array(z.object({ person: personView, other: personView, device: z.string(), lastAt: z.iso.datetime() })),
});
export type RelatedView = z.infer<typeof relatedView>;

export const getRelated = defineCall({
  method: 'GET',
  path: '/ops/related',
  access: 'staff',
  summary:
    'What hangs together with people: their open and earlier cases, money that waits, and who shares a device with them. Who reported is left out where the caller may not know it. Looking is written down.',
  query: z.strictObject({
    /** Ids with commas between them. */
    people: z.pipe(
      z.pipe(
        z.string(peopleMessage).check(z.maxLength(200, peopleMessage)),
        z.transform((text) => [...new Set(text.split(','))]),
      ),
      z.array(idOf('user')).check(z.minLength(1, peopleMessage), z.maxLength(mostPeople, peopleMessage)),
    ),
  }),
  success: { status: 200, body: relatedView },
  errors: ['not_found'],
  limits: [{ by: 'caller', max: 240, seconds: 60, at: 'node' }],
});
