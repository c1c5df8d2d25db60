import { expect, it } from 'vitest';
import { openSandbox } from './sandbox-under-test.ts';

const verifyLink = 'https://waybill.example/verifications?mode=verifyEmail&oobCode=Zx9123456q';

it('keeps an email whole and finds its code and its links', async () => {
  const sandbox = await openSandbox();

  const sent = await sandbox.mailer().sendMail({
    from: 'Waybill <hello@waybill.example>',
    to: 'Ada.Obi@example.com',
    subject: 'Confirm your email, Ádá',
    text: `Your code is 604118. Or open ${verifyLink}.`,
    html: `<style>p{color:#101713}</style><p>Your code is <b>604118</b>. <a href="${verifyLink.replace('&', '&amp;')}">Confirm</a></p>`,
  });

  const message = await sandbox.wait('to=ada.obi@example.com&channel=email');
  expect(message).toMatchObject({
    channel: 'email',
    to: 'ada.obi@example.com',
    from: 'Waybill <hello@waybill.example>',
    subject: 'Confirm your email, Ádá',
    code: '604118',
    links: [verifyLink],
    providerId: sent.messageId,
    status: 'Delivered',
  });
  expect(message?.html).toContain('<b>604118</b>');
});

it('reads the code out of an email that has only HTML, past its colours and links', async () => {
  const sandbox = await openSandbox();
  await sandbox.mailer().sendMail({
    from: 'hello@waybill.example',
    to: 'tunde@example.com',
    subject: 'Hello',
    html: '<style>p{color:#334455}</style><p style="color:#112233"><a href="https://waybill.example/o/998877">Order</a></p><p>Code:&nbsp;271828</p>',
  });
  const message = await sandbox.wait('to=tunde@example.com');
  expect(message?.code).toBe('271828');
  expect(message?.links).toEqual(['https://waybill.example/o/998877']);
});

it('stores one message per recipient, blind copies included', async () => {
  const sandbox = await openSandbox();
  await sandbox
    .mailer()
    .sendMail({ from: 'a@waybill.example', to: 'b@example.com', bcc: 'c@example.com', subject: 'Hi', text: 'Hi' });
  expect((await sandbox.messages()).map(({ to }) => to).sort()).toEqual(['b@example.com', 'c@example.com']);
});

it('takes mail from a sender with any credentials', async () => {
  const sandbox = await openSandbox();
  const mailer = sandbox.mailer({ user: 'whoever', pass: 'whatever' });
  await mailer.sendMail({ from: 'a@waybill.example', to: 'b@example.com', subject: 'Hi', text: 'Hi' });
  expect(await sandbox.messages('to=b@example.com')).toHaveLength(1);
});

it('bounces mail to an address that starts with “bounce”', async () => {
  const sandbox = await openSandbox();
  const sending = sandbox
    .mailer()
    .sendMail({ from: 'a@waybill.example', to: 'bounce+ada@example.com', subject: 'Hi', text: 'Hi' });
  await expect(sending).rejects.toMatchObject({ responseCode: 550 });
  expect(await sandbox.messages()).toEqual([]);
});
