import { roleNames, roleOffers } from '@waybill/contract/businesses/role-words';
import { invitationDays, type MemberRole } from '@waybill/contract/businesses/roles';
import type { Email } from '../../providers/email/port.ts';
import { renderEmail } from '../../providers/email/render-email.ts';

type Invited = { readonly businessName: string; readonly name: string; readonly role: MemberRole; readonly link: string };

const longestName = 30;

/** Without characters that make an SMS cost double. A name of a business that could be read as an address is left out. */
export function invitationSms({ businessName, role, link }: Invited): string {
  const isPlain = /^[\p{L}\p{N} '&-]+$/u.test(businessName) && businessName.length <= longestName;
  return `${isPlain ? businessName : 'A business'} invites you to be ${roleNames[role]} on Waybill. See what that means and say yes or no: ${link}`;
}

export function invitationEmail(to: string, { businessName, name, role, link }: Invited): Email {
  return renderEmail({
    to,
    subject: `${businessName} invites you to Waybill`,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${businessName} would like you to be ${roleNames[role]}: you would ${roleOffers[role](businessName)} on Waybill, with an account of your own.`,
      `Behind this link you see what you may do for them, and say yes or no. It works for ${invitationDays} days.`,
    ],
    action: { label: 'See the invitation', href: link },
    closing: 'If you do not know them, you can ignore this email.',
  });
}
