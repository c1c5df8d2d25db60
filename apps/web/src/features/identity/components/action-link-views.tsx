import { useState } from 'react';
import { showFailure } from '../../../forms/show-failure.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Drawing } from '../../../ui/drawing.tsx';
import { Stamp } from '../../../ui/stamp.tsx';
import type { ActionLinkMode } from '../model/action-link.ts';
import { EntryFrame } from './entry-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

const questions = {
  verifyEmail: {
    title: 'Is this your email?',
    lead: 'Press the button, and it counts as yours.',
    button: 'Yes, this is my email',
  },
  resetPassword: {
    title: 'Choose a new password',
    lead: 'Every other device is signed out when you do.',
    button: 'Save new password',
  },
  recoverEmail: {
    title: 'Take your old email back?',
    lead: 'Somebody changed the email of your account. If that was not you, undo it here, then choose a new password.',
    button: 'Yes, undo the change',
  },
} as const satisfies Record<ActionLinkMode, object>;

const answers = {
  verifyEmail: { title: 'Thank you', text: 'Your email is verified.', stamp: 'Verified' },
  resetPassword: { title: 'Password changed', text: 'Sign in with the new one.', stamp: 'Changed' },
  recoverEmail: {
    title: 'Your email is back',
    text: 'Choose a new password too, so that nobody else can change it again.',
    stamp: 'Restored',
  },
} as const satisfies Record<ActionLinkMode, object>;

type QuestionProps = {
  readonly mode: ActionLinkMode;
  readonly email: string;
  readonly onSpend: (newPassword?: string) => Promise<void>;
  readonly onFailure: (failure: unknown) => boolean;
};

/** Mail scanners open links too: so opening one does nothing until somebody presses the button. */
export function ActionLinkQuestion({ mode, email, onSpend, onFailure }: QuestionProps) {
  const [busy, setBusy] = useState(false);
  const { title, lead, button } = questions[mode];

  async function press() {
    setBusy(true);
    try {
      await onSpend();
    } catch (failure) {
      setBusy(false);
      if (!onFailure(failure)) showFailure(failure);
    }
  }

  return (
    <EntryFrame title={title} lead={lead}>
      <p className="mb-5 text-17 font-semibold wrap-anywhere">{email}</p>
      {mode === 'resetPassword' ? (
        <NewPasswordForm account={email} submitLabel={button} onSubmit={onSpend} onFailure={onFailure} />
      ) : (
        <Button full busy={busy} onClick={press}>
          {button}
        </Button>
      )}
    </EntryFrame>
  );
}

type DoneProps = { readonly mode: ActionLinkMode; readonly email: string; readonly loginHref: string };

export function ActionLinkDone({ mode, email, loginHref }: DoneProps) {
  const { title, text, stamp } = answers[mode];
  return (
    <EntryFrame title={title} lead={text}>
      <div className="grid justify-items-start gap-6">
        <p className="text-17 font-semibold wrap-anywhere">{email}</p>
        <Stamp tone="palm" landing>
          {stamp}
        </Stamp>
        <ButtonLink to={loginHref} full>
          Go on to Waybill
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}

export function ActionLinkGone({ resetHref, loginHref }: { readonly resetHref: string; readonly loginHref: string }) {
  return (
    <EntryFrame
      title="That link no longer works"
      lead="Links work once, for one hour. Ask for a new one, and use the newest email you got."
    >
      <div className="grid gap-4">
        <Drawing name="letter" />
        <ButtonLink to={resetHref} full>
          Send me a new link
        </ButtonLink>
        <ButtonLink to={loginHref} variant="quiet" full>
          Back to sign in
        </ButtonLink>
      </div>
    </EntryFrame>
  );
}
