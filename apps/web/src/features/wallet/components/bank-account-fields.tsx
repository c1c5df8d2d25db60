import { useQuery } from '@tanstack/react-query';
import { isProblem } from '@waybill/client/failures';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { FieldInput } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ComboField } from '../../../ui/combo-field.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { matchSuggestions } from '../../../ui/suggestions.ts';
import { TextField } from '../../../ui/text-field.tsx';
import type { Bank } from '../api/list-of-banks.ts';
import { resolveAccountQuery } from '../api/resolve-account.ts';
import { bankSuggestions } from '../model/find-banks.ts';
import { bankCodeOf } from '../model/payout-form.ts';

type BankAccountFieldsProps = {
  readonly banks: readonly Bank[];
  readonly bank: FieldInput;
  readonly accountNumber: FieldInput;
};

const noBank = 'We find no bank of that name. Try its full name, or the short one people use, like GTB or UBA.';

/** Bank and account number, answered with the name of the account’s holder. */
export function BankAccountFields({ banks, bank, accountNumber }: BankAccountFieldsProps) {
  const bankCode = bankCodeOf(bank.value ?? '', banks);
  const account = useQuery(resolveAccountQuery(bankCode, (accountNumber.value ?? '').replace(/\D/g, '')));
  const isUnknown = isProblem(account.error, 'account_not_found');
  const isDown = account.isError && !isUnknown;
  const refusal = isUnknown ? account.error?.message : undefined;
  // Once the bank is chosen there is nothing left to suggest, and the list would only lie over the next field.
  const options = bankCode === '' ? bankSuggestions(banks) : [];
  const isNone = options.length > 0 && matchSuggestions(options, bank.value ?? '').length === 0;

  return (
    <>
      <ComboField label="Bank" placeholder="Type its name" {...bank} error={isNone ? noBank : bank.error} options={options} />
      <TextField
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
        {...accountNumber}
        error={accountNumber.error ?? refusal}
      />
      <div role="status" className="-mt-1 min-h-6">
        {account.isPending && !account.isFetching ? (
          <p className="text-13 text-ink-soft">Ten digits. We show you whose account it is before you pay out.</p>
        ) : null}
        {account.isFetching ? (
          <p className="flex items-center gap-2 text-ink-soft">
            <Spinner /> Asking the bank whose account it is
          </p>
        ) : null}
        {account.isSuccess ? (
          <p className="flex items-center gap-2 font-semibold">
            <CircleCheck size={20} aria-hidden="true" className="flex-none text-palm" />
            {account.data}
          </p>
        ) : null}
        {isDown ? (
          <p className="flex flex-wrap items-center justify-between gap-2 text-13">
            <span>{account.error?.message}</span>
            <Button variant="secondary" className="min-h-11 text-15" onClick={() => void account.refetch()}>
              Try again
            </Button>
          </p>
        ) : null}
      </div>
    </>
  );
}
