import type { TransactionView } from '@waybill/contract/wallet/transaction-view';
import type { ReactNode } from 'react';
import { Amount } from '../../../ui/amount.tsx';
import { here } from '../../../ui/calendar.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import { formatMoment } from '../../../ui/format-when.ts';
import { minorOf } from '../../../ui/minor-of.ts';
import { Stamp } from '../../../ui/stamp.tsx';
import { isUndone, kindWord, statusLook, whatNext } from '../model/transaction-words.ts';

type TransactionSlipProps = {
  readonly transaction: TransactionView;
  readonly hidden: boolean;
  /** The stamp lands: the status has just changed. */
  readonly landing?: boolean;
  readonly children?: ReactNode;
};

/** One movement of money in full: what it was, how it stands, what happens next, and what to tell support. */
export function TransactionSlip({ transaction, hidden, landing = false, children }: TransactionSlipProps) {
  const { kind, title, detail, direction, amount, currency, status } = transaction;
  const { word, tone } = statusLook(status);
  const isIn = direction === 'in';
  return (
    <div className="grid gap-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="caption">{kindWord(kind)}</p>
          <h3 className="mt-0.5 text-17">{title}</h3>
          <p className={classNames('mt-2 text-28', isUndone(transaction) ? 'text-ink-soft' : isIn && 'text-palm')}>
            <span className="sr-only">{isIn ? 'Money in: ' : 'Money out: '}</span>
            <span aria-hidden="true">{isIn ? '+' : '−'}</span>
            <Amount minor={minorOf(amount)} currency={currency} hidden={hidden} />
          </p>
        </div>
        <Stamp key={status} tone={tone} landing={landing} className="mt-1 flex-none">
          {word}
        </Stamp>
      </div>
      <Facts facts={factsOf(transaction)} />
      <p>
        {detail ? <span className="block">{detail}</span> : null}
        <span className="mt-1 block text-ink-soft">{whatNext(transaction)}</span>
      </p>
      <p className="text-13 text-ink-soft">
        Something not right? Tell support the reference: with it a person finds this at once.
      </p>
      {children}
    </div>
  );
}

function factsOf({ dateCreated, dateSettled, reference }: TransactionView): Fact[] {
  const moment = (at: string) => <time dateTime={at}>{formatMoment(new Date(at), new Date(), here)}</time>;
  return [
    { caption: 'Started', value: moment(dateCreated) },
    ...(dateSettled ? [{ caption: 'Settled', value: moment(dateSettled) }] : []),
    {
      caption: 'Reference',
      value: (
        <span className="flex items-center justify-between gap-2">
          <span className="min-w-0 font-mono text-13 break-all">{reference}</span>
          <CopyButton text={reference} what="reference" />
        </span>
      ),
    },
  ];
}
