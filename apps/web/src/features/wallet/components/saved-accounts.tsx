import { useQueryClient } from '@tanstack/react-query';
import type { PayoutAccountView } from '@waybill/contract/wallet/list-payout-accounts';
import { useId } from 'react';
import { useBusy } from '../../../forms/use-busy.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceCard } from '../../../ui/choice-card.tsx';
import type { Bank } from '../api/list-of-banks.ts';
import { listPayoutAccountsQuery } from '../api/list-payout-accounts.ts';
import { removePayoutAccount } from '../api/remove-payout-account.ts';

type SavedAccountsProps = {
  readonly accounts: readonly PayoutAccountView[];
  readonly banks: readonly Bank[];
  /** The one that the fields hold. */
  readonly chosen: PayoutAccountView | undefined;
  /** Undefined for another account. */
  readonly onChoose: (account: PayoutAccountView | undefined) => void;
};

/** Accounts that somebody has withdrawn to before, to choose from. */
export function SavedAccounts({ accounts, banks, chosen, onChoose }: SavedAccountsProps) {
  const name = useId();
  const queries = useQueryClient();
  const { busy, run } = useBusy();

  async function remove({ id }: PayoutAccountView) {
    await removePayoutAccount(id);
    onChoose(undefined);
    await queries.invalidateQueries({ queryKey: listPayoutAccountsQuery.queryKey });
  }

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 font-semibold">Where to</legend>
      {accounts.map((account) => (
        <ChoiceCard
          key={account.id}
          name={name}
          value={account.id}
          checked={chosen?.id === account.id}
          onChange={() => onChoose(account)}
          title={account.accountName}
          text={`${banks.find(({ code }) => code === account.bankCode)?.name ?? 'Bank'}, ${account.accountNumber}`}
        />
      ))}
      <ChoiceCard
        name={name}
        value="another"
        checked={chosen === undefined}
        onChange={() => onChoose(undefined)}
        title="Another account"
      />
      {chosen ? (
        <Button
          variant="quiet"
          busy={busy}
          className="min-h-11 justify-self-start text-15"
          onClick={() => void run(() => remove(chosen))}
        >
          Remove this saved account
        </Button>
      ) : null}
    </fieldset>
  );
}
