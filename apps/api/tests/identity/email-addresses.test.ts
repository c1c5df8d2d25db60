import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { requestPasswordReset } from '@waybill/contract/identity/request-password-reset';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { email } from '@waybill/contract/text';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { initiatePayout } from '@waybill/contract/wallet/initiate-payout';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createStaff } from '../../src/ops/create-staff.ts';
import { renderEmail } from '../../src/providers/email/render-email.ts';
import { createSmtpEmail } from '../../src/providers/email/smtp.ts';
import { confirm } from '../support/leaving.ts';
import { newBusiness, newcomer, unverifiedPerson, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const hostile = [
  'zz1,victim@example.com',
  'zz1;victim@example.com',
  'a>@example.com',
  'a<victim@example.com',
  'a%0d%0abcc:victim@example.com',
  'a%0abcc@example.com',
  'a\r\nbcc@example.com',
  'a b@example.com',
  '"a b"@example.com',
  '"a"@example.com',
  'a(comment)@example.com',
  'a@example.com(comment)',
  'a:b@example.com',
  'a\\b@example.com',
  'a@b@example.com',
  '@hop:a@example.com',
  'user%host@example.com',
  'host!user@example.com',
  'a..b@example.com',
  '.a@example.com',
  'a.@example.com',
  'a@example',
  'a@-example.com',
  'a@example-.com',
  'a@exa_mple.com',
  'a@example..com',
  'a@.example.com',
  'a@example.com.',
  'a@example.123',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@example.c',
  'é@example.com',
  'a@exämple.com',
  'a\u200b@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.com`,
  `a@${'b.'.repeat(130)}com`,
  'a,b',
  '@example.com',
];

describe('an email address', () => {
  it.each(hostile)('is one mailbox that mail servers deliver to, so not: %s', (address) => {
    expect(email.safeParse(address).success).toBe(false);
  });

  it.each([
    'ada@mail.example',
    'Ada.Obi+parcels@Mail.Example',
    " o'neill_2-b@sub.mail-server.co.uk ",
    'x@xn--80ak6aa92e.com',
    'a&b=c~d#e@mail.example',
    `${'a'.repeat(64)}@mail.example`,
    `a@${'b'.repeat(63)}.com`,
  ])('may be %s', (address) => {
    expect(email.safeParse(address)).toMatchObject({ success: true, data: address.trim().toLowerCase() });
  });

  it('has the same grammar wherever one is given', async () => {
    const [ada, swift, chidi] = [await verifiedPerson(world), await verifiedBusiness(world), await unverifiedPerson(world)];
    await confirm(ada);
    await confirm(swift);
    const address = 'zz1,victim@example.com';
    const payout = { currency: 'USD', amount: 5, pin: '2580', paypalEmail: address };
    const answers = {
      email: await world.visitor().call(createUser, { body: { ...newcomer(), email: address } }),
      businessEmail: await world.visitor().call(createDispatchPartner, { body: { ...newBusiness(), businessEmail: address } }),
      changed: await ada.call(updateUser, { body: { email: address } }),
      changedBusiness: await swift.call(updateUser, { body: { businessEmail: address } }),
      reset: await world.visitor().call(requestPasswordReset, { body: { email: address } }),
      code: await chidi.call(sendOtp, { body: { newEmail: address } }),
      payout: await ada.call(initiatePayout, { body: payout, idempotencyKey: 'payout-to-a-list' }),
    };
    for (const [where, { problem }] of Object.entries(answers)) expect(problem.code, where).toBe('invalid_input');
    const input = { email: address, username: 'ops.zz', name: 'Zainab' };
    await expect(createStaff(world.node.context, input)).rejects.toThrow('email');
    expect(await world.db`select from account where email like '%,%'`).toHaveLength(0);
  });
});

describe('an email', () => {
  it('goes to one mailbox or to none: an address that is a list or a header reaches no server', async () => {
    const requests: string[] = [];
    const server = createServer((socket) => {
      requests.push('connected');
      socket.destroy();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const smtp = createSmtpEmail({
      smtpUrl: `smtp://127.0.0.1:${port}`,
      from: 'a@waybill.example',
      replyTo: 'b@waybill.example',
    });
    for (const to of [
      'a@example.com, victim@example.com',
      'zz1,victim@example.com',
      'a@example.com\r\nBcc: victim@example.com',
      'Ada <a@example.com>',
    ])
      await expect(smtp.send(renderEmail({ to, subject: 'Hello', greeting: 'Hello,', paragraphs: ['Hi.'] }))).rejects.toThrow(
        'not the address of one mailbox',
      );
    expect(requests).toEqual([]);
  });
});
