import { proveBooks as call } from '@waybill/contract/ops/prove-books';
import { proveBooks, readBooks } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { booksViewOf } from '../money-views.ts';
import { recordAct } from '../storage/acts.ts';

export const proveBooksRoute = defineRoute(call, async (context, { caller }) => {
  await proveBooks(context, (tx, findings) =>
    recordAct(tx, {
      staffId: caller.userId,
      what: 'books-proven',
      subject: findings.length === 0 ? 'right' : 'off',
      about: { findings: findings.length },
    }),
  );
  return booksViewOf(await readBooks(context.db));
});
