import { notificationTypes } from '@waybill/contract/notifications/enums';
import { updateUser } from '@waybill/contract/users/update-user';
import { requestPinReset } from '@waybill/contract/wallet/request-pin-reset';
import { resetPin } from '@waybill/contract/wallet/reset-pin';
import { setPin } from '@waybill/contract/wallet/set-pin';
import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { messagesTo, nextMessage } from '../support/mailbox.ts';
import { goodPassword, type Person, verifiedPerson } from '../support/people.ts';
import { goodPin, personWithMoney } from '../support/people-with-money.ts';
import { useWorld } from '../support/world.ts';
import { notificationsOf, notified } from './rows.ts';

const world = useWorld();

const emailsTo = async ({ details }: Person) =>
  (await messagesTo(world, details.email)).filter(({ subject }) => subject === 'Your Waybill PIN was changed');
const aboutPin = async (person: Person) =>
  (await notificationsOf(person)).filter(({ NotificationType }) => NotificationType === notificationTypes.securityChanged);

describe('another PIN', () => {
  it('is told to its owner, in the app and by an email, whatever the switches say', async () => {
    const person = await personWithMoney(world, {});
    await person.call(updateUser, { body: { emailOnNewNotifications: false } });
    expect((await person.call(setPin, { body: { oldPin: goodPin, newPin: '9031' } })).status).toBe(204);
    expect(await notified(person, 'securityChanged')).toMatchObject({
      Message: 'Your wallet PIN was changed. If this was not you, set a new one at once.',
      link: '/settings/change-pin',
      Count: 1,
    });
    const [mail] = await eventually('An email', async () => {
      const emails = await emailsTo(person);
      return emails.length > 0 && emails;
    });
    expect(mail?.text).not.toMatch(/9031|2806/);
  });

  it('is told when a code replaced it, too', async () => {
    const person = await personWithMoney(world, {});
    await person.call(requestPinReset);
    const { code } = await nextMessage(world, person.details.phoneNumber, 'sms');
    expect((await person.call(resetPin, { body: { otpCode: code ?? '', newPin: '9031' } })).status).toBe(204);
    expect((await notified(person, 'securityChanged')).Message).toMatch(/^Your wallet PIN was changed/);
    await eventually('An email', async () => (await emailsTo(person)).length === 1);
  });

  it('is no reason for a notification when it is the first, nor when it was not changed', async () => {
    const person = await verifiedPerson(world);
    await person.call(setPin, { body: { newPin: goodPin, password: goodPassword } });
    expect((await person.call(setPin, { body: { oldPin: '4471', newPin: '9031' } })).problem.code).toBe('pin_wrong');
    // What comes afterwards is told after it.
    await person.call(setPin, { body: { oldPin: goodPin, newPin: '7302' } });
    await notified(person, 'securityChanged');
    expect((await aboutPin(person)).map(({ Count: count }) => count)).toEqual([1]);
    await eventually('An email', async () => (await emailsTo(person)).length === 1);
  });
});
