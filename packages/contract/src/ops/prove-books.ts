import { defineCall } from '../call.ts';
import { booksView } from './get-books.ts';

export const proveBooks = defineCall({
  method: 'POST',
  path: '/ops/books/proof',
  access: 'staff',
  summary: 'Prove the books now: every balance from its entries, every hold, every seal.',
  success: { status: 200, body: booksView },
  limits: [{ by: 'caller', max: 30, seconds: 3600 }],
});
