/** Changes of the ways into an account, in the words of the email and the notification to its owner. */
const securityNotes = {
  'authenticator-added': 'An authenticator app was set up as your second factor.',
  'recovery-codes-made': 'New recovery codes were made. Those from before no longer work.',
  'recovery-code-used': 'A recovery code was used in place of your authenticator app.',
  'second-factor-paused': 'Somebody typed five wrong codes for your second factor. It is paused for a while.',
  'passkey-added': 'The passkey “{name}” was added. It signs you in without a password.',
  'passkey-removed': 'The passkey “{name}” was removed.',
  'second-factor-reset': 'An operator has reset your second factor. You set up a new one when you next open the console.',
  'api-key-made': 'The API key “{name}” was made. Programs that have it act for you.',
  'api-key-revoked': 'The API key “{name}” was revoked. It opens nothing any more.',
  'api-key-limit-set': 'What the API key “{name}” may spend in a day was changed.',
} as const;

export type SecurityNote = keyof typeof securityNotes;

export function securityWords(what: SecurityNote, name = ''): string {
  return securityNotes[what].replace('{name}', () => name);
}

export const notYou = 'If this was not you, choose a new password at once and write to us.';
