import { isProblem } from '@waybill/client/failures';
import type { OwnUser } from '@waybill/contract/users/user-view';
import { useEffect, useState } from 'react';
import type { FormSchema } from '../../../forms/check-wire.ts';
import type { Draft } from '../../../forms/drafts.ts';
import { useOnce } from '../../../forms/use-once.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { toast } from '../../../ui/toast.tsx';
import { type UserChanges, updateUser } from '../api/update-user.ts';
import { changesOf } from './account-form.ts';

export type ChangeHandlers = {
  readonly onSaved: (user: OwnUser, changes: UserChanges) => void;
  /** The server wants the password once more; what was typed is kept meanwhile. */
  readonly onConfirm: () => void;
  /** They have shown who they are: what was kept is sent by itself. */
  readonly goesOn: boolean;
};

type Options<Fields extends Readonly<Record<string, string>>, Wire> = ChangeHandlers & {
  readonly schema: FormSchema<Fields, Wire>;
  readonly toWire: (fields: Fields) => Readonly<Record<string, unknown>>;
  readonly draft: Draft<Fields>;
  /** The fields as the server has them. */
  readonly saved: Fields;
};

/** A form that shows what is, sends what changed, and survives the trip to the password page. */
export function useChangeForm<Fields extends Readonly<Record<string, string>>, Wire extends UserChanges>(
  options: Options<Fields, Wire>,
) {
  const { schema, toWire, draft, saved, onSaved, onConfirm, goesOn } = options;
  const form = useSchemaForm({ schema, toWire, initial: saved });
  const [isDue, setIsDue] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: back from the password page; what is typed afterwards is not overwritten
  useEffect(() => {
    const kept = draft.stored(sessionStorage);
    form.set(kept ?? saved);
    draft.clear(sessionStorage);
    setIsDue(goesOn && kept !== undefined);
  }, []);

  const props = form.form({
    onValid: async (wanted) => {
      const changes = changesOf(wanted, toWire(saved));
      if (changes) onSaved(await updateUser(changes), changes);
      else toast.info('Nothing to save', 'Nothing has changed.');
    },
    onFailure: (failure) => {
      if (!isProblem(failure, 'confirmation_required')) return false;
      draft.write(sessionStorage, form.fields);
      onConfirm();
      return true;
    },
  });
  useOnce(isDue, () => props.ref.current?.requestSubmit());
  return { form, props };
}
