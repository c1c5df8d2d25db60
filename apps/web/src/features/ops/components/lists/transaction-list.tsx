import { exportConsoleTransactions as exportCall } from '@waybill/contract/ops/export-console-transactions';
import type { ConsoleTransactionSummaryView } from '@waybill/contract/ops/list-console-transactions';
import { Amount } from '../../../../ui/amount.tsx';
import { minorOf } from '../../../../ui/minor-of.ts';
import { When } from '../../../../ui/when.tsx';
import { exportConsoleTransactions, listConsoleTransactionsQuery } from '../../api/list-console-transactions.ts';
import { moneyStatusChoices, moneyStatusWord, transactionKindWords } from '../../model/found-words.ts';
import { transactionFilterOf } from '../../model/list-filter.ts';
import { vendorNames } from '../../model/money-words.ts';
import { opsHref, opsPaths } from '../../model/ops-paths.ts';
import { QueueList } from '../queue-list.tsx';
import { QueueRow } from '../queue-row.tsx';
import { useMay } from '../use-may.ts';
import { ViewBar } from '../views/view-bar.tsx';
import { ChoiceField, SharedFields, TypedField } from './list-fields.tsx';
import { ListTools } from './list-tools.tsx';
import { useListQuery } from './use-list-query.ts';

const choicesOf = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([value, word]) => ({ value, word }));
const directions = { in: 'Money in', out: 'Money out' } as const;

/** Lines of everybody’s wallets, narrowed by what the address says. */
export function TransactionList() {
  const { query, change } = useListQuery();
  const may = useMay();
  const filter = transactionFilterOf(query);
  const narrowing = Object.keys(filter).filter((name) => name !== 'sort');
  return (
    <>
      <ViewBar list="transactions" />
      <ListTools
        narrowedBy={narrowing.length}
        onAll={() => change(Object.fromEntries(narrowing.map((name) => [name, ''])))}
        file={may(exportCall) ? { name: 'waybill-transactions.csv', fetch: () => exportConsoleTransactions(filter) } : null}
      >
        <TypedField {...{ query, change }} label="Reference" name="reference" maxLength={120} />
        <ChoiceField {...{ query, change }} label="Kind" name="kind" any="Any" choices={choicesOf(transactionKindWords)} />
        <ChoiceField {...{ query, change }} label="Status" name="status" any="Any" choices={moneyStatusChoices} />
        <ChoiceField {...{ query, change }} label="Direction" name="direction" any="Both" choices={choicesOf(directions)} />
        <ChoiceField
          {...{ query, change }}
          label="Provider"
          name="provider"
          any="Any, or none"
          choices={choicesOf(vendorNames)}
        />
        <SharedFields query={query} change={change} />
      </ListTools>
      <QueueList
        list={listConsoleTransactionsQuery(filter)}
        label="Transactions"
        keyOf={({ id }) => id}
        row={(line) => <TransactionRow line={line} />}
        empty={{ drawing: 'shelf', title: 'No transaction like this', text: 'Nothing is left. Narrow the list by less.' }}
      />
    </>
  );
}

function TransactionRow({ line }: { readonly line: ConsoleTransactionSummaryView }) {
  const { id, title, reference, person, direction, amount, currency, status, kind, dateCreated } = line;
  return (
    <QueueRow to={opsHref(opsPaths.transaction, { id })} end={<When at={dateCreated} />}>
      <span className="min-w-0">
        <span className="block font-medium wrap-anywhere">{title}</span>
        <span className="block font-mono text-13 text-ink-soft wrap-anywhere">{reference}</span>
      </span>
      <span className="min-w-0 text-15">
        <span className="block wrap-anywhere">{person.fullName}</span>
        <span className="block text-13 text-ink-soft">
          {transactionKindWords[kind]}, {moneyStatusWord(status).toLowerCase()}
        </span>
      </span>
      <span className="ops-row-sum">
        <span className="sr-only">{directions[direction]} </span>
        <Amount minor={minorOf(direction === 'out' ? -amount : amount)} currency={currency} />
      </span>
    </QueueRow>
  );
}
