import type { OwnUser } from '@waybill/contract/users/user-view';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { CityField } from '../../places/index.ts';
import { accountDraft, accountFieldsOf, accountSchema } from '../model/account-form.ts';
import { type ChangeHandlers, useChangeForm } from '../model/use-change-form.ts';

export function AccountForm({ user, ...handlers }: ChangeHandlers & { readonly user: OwnUser }) {
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
        label="Email"
        type="email"
        autoComplete="email"
        hint="A new address counts once you open the link we send there."
        {...form.field('email')}
      />
      <CityField {...form.field('city')} countryCode={user.countryCode} />
      <SubmitButton busy={form.busy}>Save</SubmitButton>
    </form>
  );
}
