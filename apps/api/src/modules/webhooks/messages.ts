import { webhookLimits } from '@waybill/contract/webhooks/limits';
import type { Email } from '../../providers/email/port.ts';
import { renderEmail } from '../../providers/email/render-email.ts';
import type { OffFacts } from './storage/outcomes.ts';

export function endpointOffEmail({ email, fullName, url, offBecause }: OffFacts, page: string): Email {
  const why =
    offBecause === 'gone'
      ? `It answered “410 Gone”, which says that it wants nothing more from us.`
      : `Nothing we sent there in the last ${webhookLimits.failingDays} days was taken.`;
  return renderEmail({
    to: email,
    subject: 'We switched off a webhook endpoint',
    greeting: `Hello ${fullName},`,
    paragraphs: [
      `We have stopped sending events to ${new URL(url).host}. ${why}`,
      `When it works again, switch it on and replay what failed. We keep deliveries for ${webhookLimits.keptDays} days.`,
    ],
    action: { label: 'See what went wrong', href: page },
    closing: 'While it is off, new events are not kept for it.',
  });
}
