import { ApiProblem } from '@waybill/client/failures';
import type { SignedIn } from '@waybill/contract/identity/session-view';
import type { ReactNode } from 'react';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { signIn, signInSchema } from '../api/sign-in.ts';
import { signInIdentifier } from '../model/sign-in-identifier.ts';

type LoginFormProps = {
  /** A federated sign-in waits to be joined to this account: its email stands fixed. */
  readonly link?: { readonly ticket: string; readonly email: string } | undefined;
  /** Between the password and the button. */
  readonly help?: ReactNode;
  readonly onSignedIn: (session: SignedIn) => Promise<void>;
  /** Given the first look at a failure; true means it was dealt with. */
  readonly onFailure: (failure: unknown) => boolean;
};

export function LoginForm({ link, help, onSignedIn, onFailure }: LoginFormProps) {
  const form = useSchemaForm({
    schema: signInSchema,
    initial: { identifier: '', password: '' },
    toWire: ({ identifier, password }) => ({
      identifier: link?.email ?? signInIdentifier(identifier),
      password,
      linkTicket: link?.ticket ?? '',
    }),
  });

  /** Beside the password, where the next try begins: a message above would lie on the heading. */
  function showWrong(failure: unknown): boolean {
    if (!(failure instanceof ApiProblem) || failure.problem.code !== 'wrong_credentials') return false;
    form.showMessages([{ name: 'password', message: `${failure.problem.title}. ${failure.problem.detail}` }]);
    return true;
  }

  return (
    <form
      {...form.form({
        onValid: async (body) => onSignedIn(await signIn(body)),
        onFailure: (failure) => showWrong(failure) || onFailure(failure),
      })}
      // A press before the script is here must not put the password into the address.
      method="post"
      className="grid gap-4"
    >
      {link ? (
        <TextField label="Account" value={link.email} readOnly autoComplete="username" />
      ) : (
        <TextField
          label="Email, username or phone"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          {...form.field('identifier')}
        />
      )}
      <PasswordField label="Password" autoComplete="current-password" enterKeyHint="go" {...form.field('password')} />
      {help}
      <SubmitButton busy={form.busy}>{link ? 'Sign in and connect' : 'Sign in'}</SubmitButton>
    </form>
  );
}
