import { getBooks as call } from '@waybill/contract/ops/get-books';
import { defineRoute } from '../../../platform/http/route.ts';
import { readBooks } from '../../wallet/index.ts';
import type { OpsContext } from '../context.ts';
import { booksViewOf } from '../money-views.ts';

export const getBooksRoute = defineRoute(call, async ({ db }: OpsContext) => booksViewOf(await readBooks(db)));
