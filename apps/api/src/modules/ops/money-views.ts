import type { Currency } from '@waybill/contract/money';
import { toMajor } from '@waybill/contract/money';
import { mayConfirm } from '@waybill/contract/ops/amount-limits';
import type { CorrectionView } from '@waybill/contract/ops/correction-view';
import type { BooksView } from '@waybill/contract/ops/get-books';
import type { ReconciliationView } from '@waybill/contract/ops/get-reconciliation';
import type { MoneyQuestionView } from '@waybill/contract/ops/list-money-questions';
import type { PayoutView } from '@waybill/contract/ops/list-payouts';
import type { PersonView } from '@waybill/contract/ops/person-view';
import type { Caller } from '../../platform/http/route.ts';
import { maskEmail } from '../identity/index.ts';
import {
  type Books,
  type CorrectionRow,
  inMoney,
  type ListedPayout,
  type MoneyQuestion,
  type Reconciled,
} from '../wallet/index.ts';
import type { BankNames } from './bank-names.ts';
import { sumOf } from './require-limit.ts';
import { isSameName } from './same-name.ts';
import { roleOf } from './staff-role.ts';

const vendors = { paystack: 'Paystack', paypal: 'PayPal' } as const;

/** Words for a stuck payout without a known error. */
const stuckWords: Readonly<Record<string, string>> = {
  queued: 'it has not been sent yet',
  sent: 'it takes longer than it should',
  waiting: 'it wants a one-time code of ours before it goes on',
  unclaimed: 'nobody has accepted it',
};

type People = ReadonlyMap<string, PersonView>;

/** Accounts are never deleted while money refers to them. */
function personIn(people: People, userId: string): PersonView {
  const person = people.get(userId);
  if (!person) throw new Error('Somebody who has money is gone');
  return person;
}

type Known = {
  readonly people: People;
  /** Every name that their owners go by. */
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly banks: BankNames;
};

export function payoutViewOf(row: ListedPayout, { people, names, banks }: Known): PayoutView {
  const { destination: to } = row;
  const accountName = 'paypalEmail' in to ? null : to.accountName;
  return {
    reference: row.reference,
    person: personIn(people, row.userId),
    provider: row.provider,
    amount: toMajor(BigInt(row.amountMinor)),
    currency: row.currency,
    destination:
      'paypalEmail' in to
        ? maskEmail(to.paypalEmail)
        : `${banks.get(to.bankCode) ?? `Bank ${to.bankCode}`}, account ending ${to.accountNumber.slice(-4)}`,
    accountName,
    isOtherName: accountName !== null && !isSameName(accountName, names.get(row.userId) ?? []),
    canGiveBack: row.state === 'queued' && row.isStuck,
    state: row.state,
    trouble: row.trouble,
    isStuck: row.isStuck,
    createdAt: row.createdAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  };
}

export function questionViewOf(row: MoneyQuestion, people: People): MoneyQuestionView {
  return {
    kind: row.kind,
    reference: row.reference,
    what: wordsOf(row),
    person: row.userId === null ? null : personIn(people, row.userId),
    since: row.since.toISOString(),
    answers: answersTo(row),
  };
}

function wordsOf({ kind, provider, detail, ...row }: MoneyQuestion): string {
  const vendor = vendors[provider];
  const agreed = moneyWords(row.amountMinor, row.currency);
  switch (kind) {
    case 'quarantined':
      if (detail === 'left')
        return `${moneyWords(row.paidMinor, row.paidCurrency)} were paid with ${vendor} after this person had left. Refuse it and give it back at the provider.`;
      return `Agreed ${agreed}, paid ${moneyWords(row.paidMinor, row.paidCurrency)} with ${vendor}.`;
    case 'disputed':
      return `The payer of ${agreed} with ${vendor} told their bank that it was not them.`;
    case 'unknown':
      return `${vendor} spoke of something we do not know: ${detail}`;
    case 'transfer':
      return `${agreed} came by transfer${detail && detail !== 'left' ? ` from ${detail}` : ''} and did not fit, and ${vendor} cannot give it back.`;
    case 'refund':
      return `${agreed} is to go back to a buyer, and ${vendor} cannot give it back. ${detail} Give it back in another way and refuse it.`;
    case 'payout':
      return `${agreed} with ${vendor}: ${stuckWords[detail] ?? detail}.`;
  }
}

/** Providers know more currencies than wallets do. */
function moneyWords(minor: string | null, currency: string | null): string {
  const amount = BigInt(minor ?? 0);
  return isHeld(currency) ? inMoney(amount, currency) : `${currency} ${toMajor(amount).toFixed(2)}`;
}

const isHeld = (currency: string | null): currency is Currency => currency === 'NGN' || currency === 'USD';

function answersTo({ kind, canCredit }: MoneyQuestion): MoneyQuestionView['answers'] {
  if (kind === 'quarantined' || kind === 'transfer' || kind === 'refund') return canCredit ? ['credit', 'refuse'] : ['refuse'];
  // A payout is sent again, which is no answer.
  return kind === 'payout' ? [] : ['close'];
}

export function booksViewOf({ balances, sums, transactions, seal, proof }: Books): BooksView {
  return {
    accounts: balances.map(({ balanceMinor, ...row }) => ({ ...row, balance: toMajor(BigInt(balanceMinor)) })),
    sums: sums.map(({ currency, sumMinor }) => ({ currency, sum: toMajor(BigInt(sumMinor)) })),
    transactions,
    seal: seal ? { ...seal, at: seal.at.toISOString() } : null,
    proof: proof ? { at: proof.at.toISOString(), isRight: proof.isRight, findings: [...proof.findings] } : null,
  };
}

export function reconciliationViewOf(lines: readonly Reconciled[], at: Date): ReconciliationView {
  return {
    providers: lines.map((line) => ({
      provider: line.provider,
      currency: line.currency,
      books: toMajor(BigInt(line.booksMinor)),
      theirs: line.theirsMinor === null ? null : toMajor(line.theirsMinor),
      trouble: line.trouble,
      underWayIn: { count: line.incoming, amount: toMajor(BigInt(line.incomingMinor)) },
      underWayOut: { count: line.outgoing, amount: toMajor(BigInt(line.outgoingMinor)) },
    })),
    at: at.toISOString(),
  };
}

/** A correction as a staff member sees it: the actions depend on who they are. */
export function correctionViewOf(row: CorrectionRow, people: People, viewer: Caller): CorrectionView {
  const viewerId = viewer.userId;
  const mayDecide = row.state === 'proposed' && row.userId !== viewerId;
  const mayApprove = mayDecide && row.proposedBy !== viewerId && mayConfirm(roleOf(viewer), sumOf(row));
  return {
    id: row.id,
    person: personIn(people, row.userId),
    direction: row.direction,
    amount: toMajor(BigInt(row.amountMinor)),
    currency: row.currency,
    title: row.title,
    because: row.because,
    state: row.state,
    proposedBy: row.proposedByName,
    proposedAt: row.proposedAt.toISOString(),
    decidedBy: row.decidedByName,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decisionBecause: row.decisionBecause,
    can: { approve: mayApprove, reject: mayDecide },
  };
}
