import { isProblem } from '@waybill/client/failures';
import { homeCurrency } from '@waybill/contract/money';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { useOnce } from '../../../forms/use-once.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { CountryOptions, useCountries } from '../../places/index.ts';
import { updateUser } from '../api/update-user.ts';
import { consequencesOf } from '../model/moving.ts';
import type { ChangeHandlers } from '../model/use-change-form.ts';

type CountryCardProps = ChangeHandlers & {
  readonly user: OwnUser;
};

const draftName = 'waybill.country';

/** Where one lives. What follows from another country is said before it is saved. */
export function CountryCard({ user, onSaved, onConfirm, goesOn }: CountryCardProps) {
  const countries = useCountries();
  const [chosen, setChosen] = useState(() => sessionStorage.getItem(draftName) ?? user.countryCode);
  const [isDue] = useState(() => goesOn && sessionStorage.getItem(draftName) !== null);
  const [isAsking, setIsAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const name = countries.find(({ id }) => id === chosen)?.name ?? chosen;

  function close() {
    sessionStorage.removeItem(draftName);
    setIsAsking(false);
  }

  async function save() {
    setBusy(true);
    const changes = { countryCode: chosen };
    try {
      const saved = await updateUser(changes);
      close();
      onSaved(saved, changes);
    } catch (failure) {
      close();
      if (isProblem(failure, 'confirmation_required')) {
        // They have read what follows and said yes: back from the password page it is saved by itself.
        sessionStorage.setItem(draftName, chosen);
        onConfirm();
      } else showFailure(failure);
    } finally {
      setBusy(false);
    }
  }

  useOnce(isDue, () => void save());

  return (
    <div className="grid gap-4">
      <SelectField label="Country" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <CountryOptions countries={countries} />
      </SelectField>
      {chosen === user.countryCode ? null : (
        <Button variant="secondary" onClick={() => setIsAsking(true)}>
          I live in {name} now
        </Button>
      )}
      <ConfirmDialog
        title={`Move to ${name}?`}
        text={
          <ul className="grid list-disc gap-2 pl-5">
            {consequencesOf(user, { id: chosen, currency: homeCurrency(chosen) }).map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        }
        confirmLabel="Move"
        busy={busy}
        open={isAsking && chosen !== user.countryCode}
        onConfirm={() => void save()}
        onCancel={close}
      />
    </div>
  );
}
