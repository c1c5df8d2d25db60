import { isProblem } from '@waybill/client/failures';
import { createKey as createCall } from '@waybill/contract/developers/create-key';
import { keyScopes, longestKeyName } from '@waybill/contract/developers/key-scopes';
import type { KeyView } from '@waybill/contract/developers/key-view';
import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useBusy } from '../../../forms/use-busy.ts';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ConfirmIdentity } from '../../identity/index.ts';
import { scopeWords, shipInTests } from './scope-words.ts';

export type KeyWishes = {
  readonly name: string;
  readonly scopes: KeyView['scopes'];
  readonly addresses: readonly string[];
  readonly expiresInDays: number | null;
  readonly isTest: boolean;
};

type KeyFormProps = {
  /** The key that is changed; a new one where it is left out. */
  readonly of?: KeyView | undefined;
  readonly onSave: (wishes: KeyWishes) => Promise<void>;
};

const ends = [
  { days: '', words: 'Never, until I revoke it' },
  { days: '30', words: 'In 30 days' },
  { days: '90', words: 'In 90 days' },
  { days: '365', words: 'In a year' },
];

/** What a key is called, what it may do, and from where. Whoever has not shown lately who they are is asked here, and nothing typed is lost. */
export function KeyForm({ of, onSave }: KeyFormProps) {
  const [unconfirmed, setUnconfirmed] = useState<KeyWishes>();
  const { busy: isGoingOn, run } = useBusy();
  const form = useSchemaForm({
    schema: createCall.body,
    initial: {
      name: of?.name ?? '',
      scopes: (of?.scopes ?? ['read']).join(','),
      addresses: (of?.addresses ?? []).join('\n'),
      expiresInDays: '90',
      isTest: '',
    },
    toWire: ({ name, scopes, addresses, expiresInDays, isTest }) => ({
      name,
      scopes: scopes.split(',').filter(Boolean),
      addresses: addresses.split(/[\s,]+/).filter(Boolean),
      expiresInDays: expiresInDays === '' ? null : Number(expiresInDays),
      isTest: isTest !== '',
    }),
  });
  const chosen = form.fields.scopes.split(',').filter(Boolean);
  const isTest = of?.isTest ?? form.fields.isTest !== '';
  const scopesError = form.field('scopes').error;

  function choose(scope: string, isOn: boolean) {
    form.set({ scopes: keyScopes.filter((one) => (one === scope ? isOn : chosen.includes(one))).join(',') });
  }

  // Behind the question who it is, the form stays as it was typed.
  return (
    <>
      {unconfirmed ? (
        <div className="grid gap-4">
          <p className="text-ink-soft">First show that it is you: a key opens your account to a program.</p>
          <ConfirmIdentity
            onConfirmed={() =>
              void run(
                () => onSave(unconfirmed),
                (failure) => {
                  setUnconfirmed(undefined);
                  showFailure(failure);
                },
              )
            }
          />
          <Button variant="quiet" busy={isGoingOn} onClick={() => setUnconfirmed(undefined)}>
            Back to the key
          </Button>
        </div>
      ) : null}
      <form
        hidden={unconfirmed !== undefined}
        className="grid gap-5 [&[hidden]]:hidden"
        {...form.form({
          onValid: async ({ name, scopes, addresses, expiresInDays = null, isTest = false }) => {
            const wishes = { name, scopes, addresses, expiresInDays, isTest };
            try {
              await onSave(wishes);
            } catch (failure) {
              if (!isProblem(failure, 'confirmation_required')) throw failure;
              setUnconfirmed(wishes);
            }
          },
        })}
      >
        <TextField
          label="Name"
          hint="So that you know it again: the shop or the program that uses it."
          autoComplete="off"
          maxLength={longestKeyName}
          {...form.field('name')}
        />
        {of ? null : (
          <SelectField
            label="It works in"
            hint="In the test world money is made up, nobody gets a message, and nobody else sees what your program does."
            {...form.field('isTest')}
          >
            <option value="">The live world: real parcels, real money</option>
            <option value="test">The test world: nothing is real</option>
          </SelectField>
        )}
        <ChoiceGroup label="What it may do" error={scopesError}>
          {keyScopes.map((scope) => (
            <CheckField
              key={scope}
              label={<span className="font-medium">{scopeWords[scope].title}</span>}
              hint={scope === 'ship' && isTest ? shipInTests : scopeWords[scope].text}
              checked={chosen.includes(scope)}
              onChange={(event) => choose(scope, event.target.checked)}
            />
          ))}
        </ChoiceGroup>
        <TextAreaField
          label="Only from these addresses"
          hint="One on each line, like 203.0.113.7 or 203.0.113.0/24. Left empty it works from anywhere."
          rows={2}
          autoComplete="off"
          spellCheck={false}
          {...form.field('addresses')}
        />
        {of ? null : (
          <SelectField label="It ends" {...form.field('expiresInDays')}>
            {ends.map(({ days, words }) => (
              <option key={days} value={days}>
                {words}
              </option>
            ))}
          </SelectField>
        )}
        <SubmitButton busy={form.busy}>{of ? 'Save' : 'Make the key'}</SubmitButton>
      </form>
    </>
  );
}
