import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { transactionView } from './transaction-view.ts';

export const getTransaction = defineCall({
  method: 'GET',
  path: '/wallet/transactions/{transactionId}',
  access: 'member',
  summary: 'One line of one’s own history.',
  params: z.strictObject({ transactionId: idOf('transaction') }),
  success: { status: 200, body: transactionView },
  errors: ['not_found'],
});
