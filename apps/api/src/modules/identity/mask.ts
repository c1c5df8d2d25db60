/** `+2348031234567` -> `+234 ••• ••• 4567`; enough to recognise one's own. */
export function maskPhone(phone: string): string {
  return `${phone.slice(0, 4)} ••• ••• ${phone.slice(-4)}`;
}

/** `ada.obi@mail.example` -> `a•••@mail.example`. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
