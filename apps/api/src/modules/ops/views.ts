import { toMajor, toMinor } from '@waybill/contract/money';
import type { ActView } from '@waybill/contract/ops/list-acts';
import type { PersonView } from '@waybill/contract/ops/person-view';
import { canBeUndone, undoMinutes, whyNotUndone } from '@waybill/contract/ops/undo-table';
import { inMoney } from '../wallet/index.ts';
import type { ActRow } from './storage/acts.ts';

export function actViewOf({ at, about, ...row }: ActRow): ActView {
  return { ...row, at: at.toISOString(), about: aboutOf(about), undo: undoOf({ at, about, ...row }) };
}

const minuteMs = 60_000;

/** What was decided as part of a closed report is taken back with it. */
function undoOf({ what, at, about, undoneBy }: ActRow): ActView['undo'] {
  const whyNot = whyNotOf(what, about);
  const isOpen = canBeUndone(what) && whyNot === '' && undoneBy === null;
  return { until: isOpen ? new Date(at.getTime() + undoMinutes * minuteMs).toISOString() : null, whyNot };
}

export function whyNotOf(what: string, about: ActRow['about']): string {
  if (about.tookDown === true) return whyNotUndone('item-removed');
  if (about.report !== undefined) return 'It was part of closing a report, and is taken back with that.';
  return whyNotUndone(what);
}

const names: Readonly<Record<string, string>> = {
  outcome: 'Outcome',
  reports: 'Reports',
  orderId: 'Order',
  saleId: 'Sale',
  roomId: 'Chat',
  jobId: 'Job',
  proposalId: 'Proposal',
  findings: 'Findings',
  answer: 'Answer',
  reasons: 'Reasons',
  paper: 'Paper',
  since: 'Waited since',
  failedAt: 'Failed',
  fileId: 'File',
  direction: 'Direction',
  reason: 'Reason',
  days: 'Days',
  measureId: 'Note',
  title: 'Title',
  before: 'It was',
  bulk: 'Together with others',
  list: 'List',
  report: 'Part of',
  undoes: 'Line',
  decision: 'What was taken back',
  tookDown: 'Taken down',
  settledBefore: 'Answered before',
};

/** Details of an act in words: money with its currency, and nothing that is empty. */
function aboutOf({ amountMinor, carrierGets, buyerGets, goodsToSeller, currency, ...rest }: ActRow['about']): ActView['about'] {
  const money = (minor: bigint) => (currency === 'NGN' || currency === 'USD' ? inMoney(minor, currency) : String(toMajor(minor)));
  return [
    ...(amountMinor === undefined || amountMinor === null ? [] : [{ name: 'Amount', value: money(BigInt(String(amountMinor))) }]),
    ...(typeof carrierGets === 'number' ? [{ name: 'The carrier gets', value: money(toMinor(carrierGets)) }] : []),
    ...(typeof buyerGets === 'number' ? [{ name: 'The buyer gets', value: money(toMinor(buyerGets)) }] : []),
    ...(typeof goodsToSeller === 'number' ? [{ name: 'Of the price, the seller’s', value: money(toMinor(goodsToSeller)) }] : []),
    ...Object.entries(rest).flatMap(([name, value]) => {
      const words = Array.isArray(value) ? value.join(', ') : String(value ?? '');
      return words === '' ? [] : [{ name: names[name] ?? name, value: words }];
    }),
  ];
}

/** A person who must exist: rows of theirs refer to them. */
export function personIn(people: ReadonlyMap<string, PersonView>, id: string): PersonView {
  const person = people.get(id);
  if (!person) throw new Error(`There is nobody by the id ${id}`);
  return person;
}
