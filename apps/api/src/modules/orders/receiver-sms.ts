type Words = { readonly senderName: string; readonly link: string; readonly code: string };

/** Avoids characters that make an SMS cost double, and is short enough to be one. */
export function receiverSms({ senderName, link, code }: Words): string {
  return `${firstNameOf(senderName)} sends you a parcel by Waybill. Track it or stop SMS: ${link} Your code is ${code}. Say it only when you hold the parcel.`;
}

const longestName = 20;

/** Only letters: the text comes from us, so nobody can put an address or a number of their own into it. */
export function firstNameOf(fullName: string): string {
  const [first = ''] = fullName.trim().split(/\s+/);
  const letters = first.replace(/[^\p{L}\p{M}'’-]/gu, '');
  return letters === first && /^\p{L}/u.test(first) && first.length <= longestName ? first : 'Somebody';
}
