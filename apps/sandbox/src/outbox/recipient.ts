/** Spells each recipient in one way: email in lower case, phones in E.164 with Nigeria’s leading zero resolved. */
export function normaliseRecipient(value: string): string {
  const trimmed = value.trim();
  if (/[@\p{L}]/u.test(trimmed)) return trimmed.toLowerCase();
  const digits = trimmed.replace(/\D/g, '');
  return `+${/^0\d{10}$/.test(digits) ? `234${digits.slice(1)}` : digits}`;
}

/** Whether what a person typed into the filter could be this recipient. */
export function resemblesRecipient(recipient: string, typed: string): boolean {
  if (/[@\p{L}]/u.test(typed)) return recipient.includes(typed.trim().toLowerCase());
  const digits = typed.replace(/\D/g, '').replace(/^0/, '');
  return digits === '' ? recipient.includes(typed.trim()) : recipient.includes(digits);
}
