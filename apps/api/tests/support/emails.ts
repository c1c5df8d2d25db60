import { eventually } from './eventually.ts';
import { linkIn, type Message, messagesTo } from './mailbox.ts';
import type { World } from './world.ts';

export type EmailLink = { readonly mode: string; readonly oobCode: string; readonly mail: Message };

/** Waits for an email to somebody with a link of this mode, newer than the one given. */
export async function nextLink(world: World, to: string, mode: string, after?: EmailLink): Promise<EmailLink> {
  return eventually(`A ${mode} email to ${to}`, async () => {
    const emails = await messagesTo(world, to);
    const mail = emails.find(({ id, text }) => text.includes(`mode=${mode}&`) && id > (after?.mail.id ?? ''));
    return mail && { ...linkIn(mail), mail };
  });
}

/** Waits until the post office has dealt with everything that was handed in. */
export async function allPosted(world: World): Promise<void> {
  await eventually('The end of the post', async () => {
    const [row] = await world.db<{ waiting: number }[]>`
      select count(*)::int as waiting from jobs.job where group_id like 'identity.send%' and state in ('created', 'active', 'retry')`;
    return row?.waiting === 0 || undefined;
  });
}
