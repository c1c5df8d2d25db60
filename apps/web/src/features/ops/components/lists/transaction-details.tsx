import { useQuery } from '@tanstack/react-query';
import { listPayouts } from '@waybill/contract/ops/list-payouts';
import { Amount } from '../../../../ui/amount.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Facts } from '../../../../ui/facts.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { When } from '../../../../ui/when.tsx';
import { getConsoleTransactionQuery } from '../../api/get-console-transaction.ts';
import { moneyStatusWord, transactionKindWords } from '../../model/found-words.ts';
import { vendorNames } from '../../model/money-words.ts';
import { opsPaths } from '../../model/ops-paths.ts';
import { PersonLine } from '../person-line.tsx';
import { useMay } from '../use-may.ts';

/** One line of somebody’s wallet, with what its provider calls it. */
export function TransactionDetails({ transactionId }: { readonly transactionId: string }) {
  const query = useQuery(getConsoleTransactionQuery(transactionId));
  const may = useMay();
  const line = query.data;
  if (!line) return <Loading query={query} failed="We could not load the transaction" />;
  const { direction, amount, currency, person, provider } = line;
  return (
    <Card className="max-w-2xl">
      <h2 className="text-21 wrap-anywhere">{line.title}</h2>
      <p className="mt-1">
        <span className="sr-only">{direction === 'in' ? 'Money in' : 'Money out'} </span>
        <Amount minor={minorOf(direction === 'out' ? -amount : amount)} currency={currency} className="text-21" />
      </p>
      {line.detail ? <p className="mt-2 text-ink-soft wrap-anywhere">{line.detail}</p> : null}
      <div className="mt-5">
        <Facts
          facts={[
            { caption: 'Whose', value: <PersonLine person={person} isLink size={28} /> },
            { caption: 'What it is', value: `${transactionKindWords[line.kind]}, ${moneyStatusWord(line.status).toLowerCase()}` },
            { caption: 'Reference', value: <span className="font-mono text-13 wrap-anywhere">{line.reference}</span> },
            { caption: 'Id', value: <span className="font-mono text-13 wrap-anywhere">{line.id}</span> },
            { caption: 'When', value: <When at={line.dateCreated} /> },
            ...(line.dateSettled ? [{ caption: 'Settled', value: <When at={line.dateSettled} /> }] : []),
            ...(provider
              ? [{ caption: 'Provider', value: `${vendorNames[provider]}${line.providerState ? `, ${line.providerState}` : ''}` }]
              : []),
            ...(line.providerNames.length > 0
              ? [
                  {
                    caption: 'The provider calls it',
                    value: <span className="font-mono text-13 wrap-anywhere">{line.providerNames.join(', ')}</span>,
                  },
                ]
              : []),
          ]}
        />
      </div>
      {line.isPayout && may(listPayouts) ? (
        <ButtonLink variant="secondary" className="mt-5" to={`${opsPaths.payouts}?state=all`}>
          To the payouts
        </ButtonLink>
      ) : null}
    </Card>
  );
}
