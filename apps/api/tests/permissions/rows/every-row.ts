import type { Row } from '../row.ts';
import { appealRows } from './appeals.ts';
import { boardRows } from './board.ts';
import { businessRows } from './businesses.ts';
import { chatRows } from './chat.ts';
import { collectionRows } from './collections.ts';
import { developerRows } from './developers.ts';
import { earningsRows } from './earnings.ts';
import { fileRows } from './files.ts';
import { fleetRows } from './fleet.ts';
import { identityRows } from './identity.ts';
import { identityCheckRows } from './identity-checks.ts';
import { importRows } from './imports.ts';
import { leavingRows } from './leaving.ts';
import { opsRows } from './ops.ts';
import { orderRows } from './orders.ts';
import { priceRows } from './prices.ts';
import { receiverRows } from './receivers.ts';
import { roundRows } from './rounds.ts';
import { saleQuestionRows } from './sale-questions.ts';
import { saleRows } from './sales.ts';
import { savedRows } from './saved.ts';
import { supportRows } from './support.ts';
import { timelineRows } from './timeline.ts';
import { userRows } from './users.ts';
import { walletRows } from './wallet.ts';
import { webhookRows } from './webhooks.ts';

/** One line or more for every call there is. */
export const everyRow: readonly Row[] = [
  ...identityRows,
  ...userRows,
  ...priceRows,
  ...timelineRows,
  ...importRows,
  ...receiverRows,
  ...orderRows,
  ...collectionRows,
  ...saleRows,
  ...saleQuestionRows,
  ...businessRows,
  ...earningsRows,
  ...fleetRows,
  ...boardRows,
  ...roundRows,
  ...developerRows,
  ...chatRows,
  ...walletRows,
  ...webhookRows,
  ...fileRows,
  ...identityCheckRows,
  ...supportRows,
  ...appealRows,
  ...opsRows,
  ...savedRows,
  ...leavingRows,
];
