import { getBooks as call } from '@waybill/contract/ops/get-books';
import { readBooks } from '../../wallet/index.ts';
import { defineRoute } from '../define-route.ts';
import { booksViewOf } from '../money-views.ts';

export const getBooksRoute = defineRoute(call, async ({ db }) => booksViewOf(await readBooks(db)));
