import type { BodyFor } from '@waybill/contract/call';
import type { reportUser } from '@waybill/contract/users/report-user';

export type PersonReason = BodyFor<typeof reportUser>['reason'];

export const personReasons: readonly { readonly name: PersonReason; readonly words: string }[] = [
  { name: 'scam', words: 'They are trying to scam me' },
  { name: 'prohibited', words: 'They want to send something prohibited' },
  { name: 'abuse', words: 'Abuse or threats' },
  { name: 'spam', words: 'Spam' },
  { name: 'private', words: 'They shared someone’s private details' },
  { name: 'other', words: 'Something else' },
];
