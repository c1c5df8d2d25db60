import { smsSaying } from './mailbox.ts';

/** The address of the page that an invitation’s SMS leads to. */
export async function invitationSentTo(phone: string): Promise<string> {
  const { links } = await smsSaying('/join/', phone);
  const link = links.find((one) => one.includes('/join/'));
  if (!link) throw new Error('The SMS leads nowhere');
  return new URL(link).pathname;
}
