import type { Row } from '../row.ts';
import { chatRows } from './chat.ts';
import { fileRows } from './files.ts';
import { identityRows } from './identity.ts';
import { identityCheckRows } from './identity-checks.ts';
import { leavingRows } from './leaving.ts';
import { opsRows } from './ops.ts';
import { orderRows } from './orders.ts';
import { saleQuestionRows } from './sale-questions.ts';
import { saleRows } from './sales.ts';
import { supportRows } from './support.ts';
import { timelineRows } from './timeline.ts';
import { userRows } from './users.ts';
import { walletRows } from './wallet.ts';

/** One line or more for every call there is. */
export const everyRow: readonly Row[] = [
  ...identityRows,
  ...userRows,
  ...timelineRows,
  ...orderRows,
  ...saleRows,
  ...saleQuestionRows,
  ...chatRows,
  ...walletRows,
  ...fileRows,
  ...identityCheckRows,
  ...supportRows,
  ...opsRows,
  ...leavingRows,
];
