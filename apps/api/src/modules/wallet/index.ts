import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { WalletContext } from './context.ts';
import { clearEarningsWhenDue } from './jobs/clear-earnings.ts';
import { deleteOldEvents } from './jobs/delete-old-events.ts';
import { handleEvent } from './jobs/handle-event.ts';
import { proveBooksNightly } from './jobs/prove-books.ts';
import { sealBooksEveryMinute } from './jobs/seal-books.ts';
import { sendPayout } from './jobs/send-payout.ts';
import { giveBackLater, sendRefundLater, settlePaymentLater, sweepPayments } from './jobs/settle-payment.ts';
import { sweepPayouts } from './jobs/sweep-payouts.ts';
import { buyCreditsRoute } from './routes/buy-credits.ts';
import { buyCreditsByCardRoute } from './routes/buy-credits-by-card.ts';
import { buyCreditsByTransferRoute } from './routes/buy-credits-by-transfer.ts';
import { capturePaypalOrderRoute } from './routes/capture-paypal-order.ts';
import { createPaypalOrderRoute } from './routes/create-paypal-order.ts';
import { getMoneyFlowRoute } from './routes/get-money-flow.ts';
import { getStatementRoute } from './routes/get-statement.ts';
import { getTransactionRoute } from './routes/get-transaction.ts';
import { getWalletsRoute } from './routes/get-wallets.ts';
import { initiatePayoutRoute } from './routes/initiate-payout.ts';
import { listOfBanksRoute } from './routes/list-of-banks.ts';
import { listPayoutAccountsRoute } from './routes/list-payout-accounts.ts';
import { listTransactionsRoute } from './routes/list-transactions.ts';
import { listTransfersRoute } from './routes/list-transfers.ts';
import { receivePaypalEventRoute } from './routes/receive-paypal-event.ts';
import { receivePaystackEventRoute } from './routes/receive-paystack-event.ts';
import { removePayoutAccountRoute } from './routes/remove-payout-account.ts';
import { requestPinResetRoute } from './routes/request-pin-reset.ts';
import { resetPinRoute } from './routes/reset-pin.ts';
import { resolveAccountRoute } from './routes/resolve-account.ts';
import { setPinRoute } from './routes/set-pin.ts';
import { startCardTopUpRoute } from './routes/start-card-top-up.ts';
import { startTransferTopUpRoute } from './routes/start-transfer-top-up.ts';
import { verifyCardTopUpRoute } from './routes/verify-card-top-up.ts';
import { verifyTransferRoute } from './routes/verify-transfer.ts';

export { answerMoneyQuestion, questionAnswers } from './commands/answer-money-question.ts';
export { approvePin, approvePinForAct, holdApproval, type PinApproval } from './commands/approve-pin.ts';
export { chargeBack } from './commands/charge-back.ts';
export { collectDebt } from './commands/collect-debt.ts';
export { decideCorrection } from './commands/decide-correction.ts';
export { checkWalletsAreEmpty, forgetWallet } from './commands/forget-wallet.ts';
export { giveBackPayout } from './commands/give-back-payout.ts';
export { openWallet } from './commands/open-wallet.ts';
export { proposeCorrection } from './commands/propose-correction.ts';
export { proveBooks } from './commands/prove-books.ts';
export { type Reconciled, reconcile } from './commands/reconcile.ts';
export { type PastMovement, recordPast } from './commands/record-past.ts';
export { retryPayout } from './commands/retry-payout.ts';
export { setFirstPin } from './commands/set-pin.ts';
export { isByKey, type KeyApproval, spendByKey } from './commands/spend-by-key.ts';
export type { WalletContext } from './context.ts';
export { endReturned, holdAnotherAttempt, payAttempt } from './escrow/attempts.ts';
export { captureEscrow } from './escrow/capture.ts';
export { changeEscrowFee } from './escrow/change-fee.ts';
export { clearPastSale, datePastSale } from './escrow/clear-earnings.ts';
export { decideDispute, freezeEscrow } from './escrow/dispute.ts';
export { type EscrowEnd, findEscrowEnds } from './escrow/ends.ts';
export { decideGoods, freezeGoods } from './escrow/goods.ts';
export { holdForNew, holdInEscrow } from './escrow/hold.ts';
export { holdForSale, type SaleParts } from './escrow/hold-for-sale.ts';
export { findReturned } from './escrow/lines.ts';
export { isPaymentDue, payAtDoor } from './escrow/pay-at-door.ts';
export { proveMoney } from './escrow/proof.ts';
export { releaseEscrow } from './escrow/release.ts';
export {
  creditsBought,
  earningCleared,
  moneyCorrected,
  paymentTakenBack,
  payoutPaid,
  payoutReturned,
  pinChanged,
  pinLocked,
  saleCleared,
  salePaid,
  toppedUp,
  transferReturned,
} from './events.ts';
export { type Moved, movedIn } from './ledger/moved.ts';
export { proveLedger } from './ledger/proof.ts';
export { hasSeal, sealHead } from './ledger/seal.ts';
export { keyFor } from './ledger/transfer.ts';

export { inMoney } from './money-words.ts';
export { checkPeriod } from './period.ts';
export { hashPin } from './pins.ts';
export { quotableReference } from './references.ts';
export { keyUsedOtherwise } from './refusals.ts';
export { recordPastSalePayment } from './sales/record-past-sale-payment.ts';
export { findRefunds, refundPayer } from './sales/refund-payer.ts';
export {
  findSalePayment,
  type SalePaymentView,
  startSalePayment,
  verifySalePayment,
} from './sales/sale-payments.ts';
export { clockIn } from './statement/clock-in.ts';
export { csvOf } from './statement/csv.ts';
export { findAvailable, listDebts, listWallets } from './storage/balances.ts';
export { type Books, readBooks } from './storage/books.ts';
export { type CorrectionRow, listCorrections } from './storage/corrections.ts';
export { countCredits } from './storage/credits.ts';
export { type EarnedPart, type EarnedRow, listEarned, listEarnedParts, listTurnover } from './storage/earnings.ts';
export { type EscrowRow, findEscrow, sumHeldFor } from './storage/escrow.ts';
export { type AnyLine, countEveryLine, findAnyLine, listEveryLine } from './storage/every-line.ts';
export { deleteKeyBudget as removeKeyBudget, upsertKeyBudget as setKeyBudget } from './storage/key-budgets.ts';
export { measureMoney } from './storage/measures.ts';
export {
  countMoneyQuestions,
  findLongestQuestion,
  findMoneyQuestion,
  findQuestionSince,
  listMoneyQuestions,
  type MoneyQuestion,
  waitingMoneyQuestions,
} from './storage/money-questions.ts';
export { countStuckPayouts, findListedPayout, type ListedPayout, listPayouts, waitingPayouts } from './storage/payout-list.ts';
export { findPin } from './storage/pins.ts';
export { findLinesToAccount, findQuotedLines, type QuotedLine } from './storage/quoted.ts';
export { findTransaction, findTransactionByReference } from './storage/transactions.ts';

export { transactionViewOf } from './views.ts';

export const walletRoutes: readonly Route<WalletContext>[] = [
  getWalletsRoute,
  listTransactionsRoute,
  getTransactionRoute,
  getMoneyFlowRoute,
  getStatementRoute,
  setPinRoute,
  requestPinResetRoute,
  resetPinRoute,
  startCardTopUpRoute,
  verifyCardTopUpRoute,
  createPaypalOrderRoute,
  capturePaypalOrderRoute,
  listOfBanksRoute,
  resolveAccountRoute,
  initiatePayoutRoute,
  listPayoutAccountsRoute,
  removePayoutAccountRoute,
  buyCreditsRoute,
  buyCreditsByCardRoute,
  startTransferTopUpRoute,
  buyCreditsByTransferRoute,
  verifyTransferRoute,
  listTransfersRoute,
  receivePaystackEventRoute,
  receivePaypalEventRoute,
];

export const walletJobs: readonly JobHandler<WalletContext>[] = [
  handleEvent,
  settlePaymentLater,
  giveBackLater,
  sendRefundLater,
  sweepPayments,
  sendPayout,
  sweepPayouts,
  clearEarningsWhenDue,
  sealBooksEveryMinute,
  proveBooksNightly,
  deleteOldEvents,
];
