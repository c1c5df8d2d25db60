import { markReceipt } from '../api/mark-receipt.ts';
import { createReceipts } from './receipts.ts';

/** Those of this page. Whoever signs out leaves it, or the rooms in it are refused. */
export const receipts = createReceipts(markReceipt);
