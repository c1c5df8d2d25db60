import type { OwnUser } from '@waybill/contract/users/user-view';
import type { ReactNode } from 'react';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import type { FieldInput } from '../../../forms/use-schema-form.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { accountDraft, accountFieldsOf, accountSchema } from '../model/account-form.ts';
import { type ChangeHandlers, useChangeForm } from '../model/use-change-form.ts';

type AccountFormProps = ChangeHandlers & {
  readonly user: OwnUser;
  readonly cityField: (input: FieldInput & { countryCode: string }) => ReactNode;
};

export function AccountForm({ user, cityField, ...handlers }: AccountFormProps) {
  const { form, props } = useChangeForm({
    schema: accountSchema,
    toWire: (fields) => fields,
    draft: accountDraft,
    saved: accountFieldsOf(user),
    ...handlers,
  });
  return (
    <form {...props} className="grid gap-4">
      <TextField label="Full name" autoComplete="name" {...form.field('fullName')} />
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        leading="@"
        {...form.field('username')}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="email"
        hint="A new address counts once you open the link we send there."
        {...form.field('email')}
      />
      {cityField({ ...form.field('city'), countryCode: user.countryCode })}
      <SubmitButton busy={form.busy}>Save</SubmitButton>
    </form>
  );
}
