import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { documentView } from '../kyc/document-view.ts';
import { amountView, currencyCode } from '../money.ts';
import { businessContactView } from './business-contact-view.ts';
import { actView } from './list-acts.ts';
import { measureDetailsView } from './measure-details.ts';
import { personView } from './person-view.ts';

export const personDetailsView = z.object({
  ...personView.shape,
  email: z.string(),
  emailVerified: z.boolean(),
  phoneNumber: z.nullable(z.string()),
  phoneVerified: z.boolean(),
  city: z.string(),
  countryOfResidence: z.string(),
  businessName: z.nullable(z.string()),
  /** A business’s spokesperson and the list of its uploads. The documents themselves are shown with its check. */
  business: z.nullable(z.object({ ...businessContactView.shape, documents: z.array(documentView) })),
  /** The newest check that was handed in. */
  check: z.nullable(
    z.object({ id: idOf('identityCheck'), state: z.enum(['pending', 'accepted', 'refused']), submittedAt: z.iso.datetime() }),
  ),
  dateCreated: z.iso.datetime(),
  lastSeen: z.nullable(z.iso.datetime()),
  isDeactivated: z.boolean(),
  rating: z.number(),
  numberOfDeliveries: z.int(),
  packagesSent: z.int(),
  wallets: z.array(
    z.object({
      currency: currencyCode,
      balance: amountView,
      unclearedBalance: amountView,
      escrowBalance: amountView,
      owed: amountView,
    }),
  ),
  openReports: z.int(),
  allReports: z.int(),
  runningOrders: z.int(),
  disputes: z.int(),
  /** Warnings, take-downs, restrictions and suspensions, newest first, twenty at most. */
  measures: z.array(measureDetailsView),
  /** Acts of staff about this person, newest first, twenty at most. */
  acts: z.array(actView),
});
export type PersonDetailsView = z.infer<typeof personDetailsView>;

export const getPerson = defineCall({
  method: 'GET',
  path: '/ops/people/{uid}',
  access: 'staff',
  summary: 'What our people need to know about somebody before they act.',
  params: z.strictObject({ uid: idOf('user') }),
  success: { status: 200, body: personDetailsView },
  errors: ['not_found'],
});
