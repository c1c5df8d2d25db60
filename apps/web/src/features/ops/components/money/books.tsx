import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Currency } from '@waybill/contract/money';
import type { BooksView } from '@waybill/contract/ops/get-books';
import { useBusy } from '../../../../forms/use-busy.ts';
import { Amount } from '../../../../ui/amount.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Loading } from '../../../../ui/loading.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { Notice } from '../../../../ui/notice.tsx';
import { Stamp } from '../../../../ui/stamp.tsx';
import { When } from '../../../../ui/when.tsx';
import { getBooksQuery } from '../../api/get-books.ts';
import { proveBooks } from '../../api/prove-books.ts';
import { accountName } from '../../model/money-words.ts';

/** Balances by kind of account, whether they sum to zero, and how the last proof ended. */
export function Books() {
  const query = useQuery(getBooksQuery);
  const books = query.data;
  if (!books) return <Loading query={query} failed="We could not load the books" />;
  return (
    <div className="grid gap-5">
      <Proof books={books} />
      {books.sums.length === 0 ? (
        <Card>
          <p className="text-ink-soft">Nothing has been booked yet.</p>
        </Card>
      ) : (
        <div className="grid items-start gap-5 xl:grid-cols-2">
          {books.sums.map(({ currency, sum }) => (
            <Balances key={currency} books={books} currency={currency} sum={sum} />
          ))}
        </div>
      )}
    </div>
  );
}

const count = new Intl.NumberFormat('en-NG');

function Proof({ books }: { readonly books: BooksView }) {
  const queries = useQueryClient();
  const { busy, run } = useBusy();
  const { proof, seal } = books;

  const prove = () => run(async () => queries.setQueryData(getBooksQuery.queryKey, await proveBooks()));

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-17">Proof</h2>
        <Button variant="secondary" busy={busy} onClick={() => void prove()}>
          Prove them now
        </Button>
      </div>
      <div className="mt-4 grid gap-4">
        {proof === null ? (
          <Notice tone="info" title="Not proven yet">
            Every night all balances are worked out from their entries. You need not wait for it.
          </Notice>
        ) : proof.isRight ? (
          <Notice tone="success" title="The books are right">
            Every balance is the sum of its entries, and every seal fits. Proven <When key={proof.at} at={proof.at} />.
          </Notice>
        ) : (
          <Notice tone="danger" title="The books are off">
            Proven <When key={proof.at} at={proof.at} />.
            <ul className="mt-2 grid list-disc gap-1 pl-5">
              {proof.findings.map(({ law, account, detail }) => (
                <li key={`${law} ${account}`} className="wrap-anywhere">
                  {law}: {account === null ? detail : `account ${account} ${detail}`}
                </li>
              ))}
            </ul>
          </Notice>
        )}
        <p className="text-15 text-ink-soft">
          {count.format(books.transactions)} {books.transactions === 1 ? 'transaction' : 'transactions'} in the books.{' '}
          {seal ? (
            <>
              Sealed up to number {count.format(seal.seq)}, <When at={seal.at} />. Keep the seal somewhere else:{' '}
              <span className="font-mono text-13 wrap-anywhere">{seal.hash}</span>
            </>
          ) : (
            'Nothing is sealed yet.'
          )}
        </p>
      </div>
    </Card>
  );
}

const owners = [
  ['people', 'Of people'],
  ['provider', 'With providers'],
  ['house', 'Our own'],
] as const;

type BalancesProps = { readonly books: BooksView; readonly currency: Currency; readonly sum: number };

function Balances({ books, currency, sum }: BalancesProps) {
  const mine = books.accounts.filter((account) => account.currency === currency);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-17">{currency === 'NGN' ? 'Naira' : 'Dollars'}</h2>
        {sum === 0 ? <Stamp tone="palm">Sums to zero</Stamp> : <Stamp tone="clay">Off</Stamp>}
      </div>
      <table className="ops-table mt-3">
        <caption className="sr-only">Balances in {currency === 'NGN' ? 'naira' : 'dollars'}</caption>
        {owners.map(([owner, words]) => {
          const lines = mine.filter((account) => account.owner === owner);
          return lines.length === 0 ? null : (
            <tbody key={owner}>
              <tr>
                <th scope="rowgroup" colSpan={2} className="text-13 font-medium text-ink-soft">
                  {words}
                </th>
              </tr>
              {lines.map(({ kind, accounts, balance }) => (
                <tr key={kind}>
                  <th scope="row" className="whitespace-normal! font-normal">
                    {accountName(kind)}
                    {owner === 'people' ? (
                      <span className="text-13 text-ink-soft">
                        {' '}
                        {count.format(accounts)} {accounts === 1 ? 'account' : 'accounts'}
                      </span>
                    ) : null}
                  </th>
                  <td>
                    <Amount minor={minorOf(balance)} currency={currency} />
                  </td>
                </tr>
              ))}
            </tbody>
          );
        })}
        <tfoot>
          <tr>
            <th scope="row">Together</th>
            <td className="font-semibold">
              <Amount minor={minorOf(sum)} currency={currency} tone={sum === 0 ? 'plain' : 'out'} />
            </td>
          </tr>
        </tfoot>
      </table>
    </Card>
  );
}
