import { appealDays } from '@waybill/contract/measures/appeal-view';
import type { Email } from '../../providers/email/port.ts';
import { type EmailContent, renderEmail } from '../../providers/email/render-email.ts';
import { notYou } from './security-notes.ts';
import type { ActionLinkMode } from './storage/action-links.ts';

export function codeSms(code: string): string {
  return `${code} is your Waybill code. It works for 10 minutes. We will never ask you for it.`;
}

export function codeEmail(to: string, code: string): Email {
  return renderEmail({
    to,
    subject: `${code} is your Waybill code`,
    paragraphs: ['Here is your code. It works for 10 minutes. We will never ask you for it.'],
    code,
  });
}

const linkWords: Readonly<
  Record<ActionLinkMode, Pick<EmailContent, 'subject' | 'paragraphs'> & { label: string; closing?: string }>
> = {
  verifyEmail: {
    subject: 'Confirm your email address',
    paragraphs: [
      'Please confirm that this is your address, so that receipts and news of your parcels reach you. The link works for one hour.',
    ],
    label: 'Confirm my email',
  },
  resetPassword: {
    subject: 'Choose a new password',
    paragraphs: ['Someone, most likely you, asked for a new password. The link works once, for one hour.'],
    label: 'Choose a new password',
    closing: 'If you did not ask for this, your password stays as it is and there is nothing to do.',
  },
  recoverEmail: {
    subject: 'Your Waybill email address was changed',
    paragraphs: [
      'Your account now uses another email address. If you changed it, there is nothing to do.',
      'If you did not, take your address back with this link. It works once, for one hour. Everybody is signed out, and you choose a new password.',
    ],
    label: 'This was not me',
    closing: 'You are getting this email because this was the address of your account until now.',
  },
};

export function linkEmail(to: string, mode: ActionLinkMode, href: string): Email {
  const { label, ...words } = linkWords[mode];
  return renderEmail({ to, ...words, action: { label, href } });
}

/** Sent instead of the link, where the address has an account: the caller learns nothing, the owner does. */
export function addressTakenEmail(to: string): Email {
  return renderEmail({
    to,
    subject: 'Your email address already has a Waybill account',
    paragraphs: [
      'Someone, perhaps you, tried to use this address for another account. It already belongs to one, so nothing was changed.',
      'If it was you, sign in to the account of this address, or choose another address for the other one.',
    ],
    closing: 'If it was not you, there is nothing to do.',
  });
}

export function passwordChangedEmail(to: string): Email {
  return renderEmail({
    to,
    subject: 'Your Waybill password was changed',
    paragraphs: ['Your password was just changed, and all other devices were signed out.'],
    closing: 'If this was not you, choose a new password at once from the sign-in page and write to us.',
  });
}

export function guessesEmail(to: string, href: string): Email {
  return renderEmail({
    to,
    subject: 'Someone is guessing your Waybill password',
    paragraphs: [
      'Twenty wrong passwords in a row were typed for your account. None was right, and whoever it is now waits longer after each try.',
      'Where you are signed in, everything works as always. If it was you, or if you cannot get in, choose a new password: that ends the waiting at once. The link works once, for one hour.',
    ],
    action: { label: 'Choose a new password', href },
    closing: 'If it was not you, you do not need to do anything. A password that you use nowhere else is the best answer.',
  });
}

export function phoneChangedEmail(to: string, phone: string): Email {
  return renderEmail({
    to,
    subject: 'Your Waybill phone number was changed',
    paragraphs: [`Your phone number is now ${phone}. You sign in with it, and codes for a new PIN go there.`],
    closing: 'If this was not you, choose a new password at once from the sign-in page and write to us.',
  });
}

export function securityEmail(to: string, words: string): Email {
  return renderEmail({
    to,
    subject: 'A change to how you sign in to Waybill',
    paragraphs: [words],
    closing: notYou,
  });
}

const standardReason = 'Our team has paused it while something is being looked into.';

export function suspendedEmail(to: string, toldAs: string): Email {
  return renderEmail({
    to,
    subject: 'Your Waybill account is suspended',
    paragraphs: [
      'Your account is suspended from now on: you cannot sign in or use the app until our team restores it.',
      toldAs || standardReason,
      'Nothing in your wallet is lost, and deliveries under way are looked after.',
      `You can appeal within ${appealDays} days: sign in as always, and the page that opens takes your words. Somebody other than before looks at it again.`,
    ],
    closing: 'If you think this is a mistake, reply to this email. A person reads it, usually within one working day.',
  });
}

export function restoredEmail(to: string, toldAs: string): Email {
  return renderEmail({
    to,
    subject: 'Your Waybill account is open again',
    paragraphs: [
      'Your account works again. You can sign in at once, and find everything as it was.',
      ...(toldAs ? [toldAs] : []),
    ],
    closing: 'If anything is missing, reply to this email. A person reads it, usually within one working day.',
  });
}
