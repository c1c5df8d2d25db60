import { getRoom } from '@waybill/contract/chat/get-room';
import { userExists } from '@waybill/contract/identity/user-exists';
import { openSupportRoom } from '@waybill/contract/support/open-support-room';
import { supportAccount } from '@waybill/contract/support/support-account';
import { createPost } from '@waybill/contract/timeline/create-post';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { createDispatchPartner } from '@waybill/contract/users/create-dispatch-partner';
import { createUser } from '@waybill/contract/users/create-user';
import { getUser } from '@waybill/contract/users/get-user';
import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { createStaff } from '../../src/ops/create-staff.ts';
import { confirm } from '../support/leaving.ts';
import { newBusiness, newcomer, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld({ ROLES: 'http' });

const join = (details: object) => world.visitor().call(createUser, { body: { ...newcomer(), ...details } });

describe('a name that would pass for ours', () => {
  it.each([
    'waybill_support',
    'waybill.support',
    'w4yb1ll',
    'wayb1ii.team',
    'the_waybill',
    'support',
    'support24',
    'customer.care',
    'admin',
    'adm1n_team',
    'vvaybill',
  ])('as a username is taken already: %s', async (username) => {
    expect((await join({ username })).problem).toMatchObject({ code: 'username_taken', errors: [{ field: 'username' }] });
    const { result } = await world.visitor().call(userExists, { params: { value: username } });
    expect(result, 'the form says so while it is typed').toEqual({ exists: true });
  });

  it.each([
    'Waybill support',
    'WAYBILL',
    'W a y b i l l',
    'Wаybіll Support',
    'Ｗａｙｂｉｌｌ',
    '𝐖𝐚𝐲𝐛𝐢𝐥𝐥 Nigeria',
    'ᴡᴀʏʙɪʟʟ',
    'Wáýbïĺl',
    'Way-Bi11 Team',
    'Ωaybill',
    'Customer Care',
    'Support Team',
    'The Official Support',
    'Аdmin',
  ])('is refused beside its field, at sign-up and as a change: %s', async (name) => {
    const refusal = (field: string) => ({ code: 'invalid_input', errors: [{ field }] });
    expect((await join({ fullName: name })).problem).toMatchObject(refusal('fullName'));
    for (const field of ['businessName', 'businessRepName'])
      expect(
        (await world.visitor().call(createDispatchPartner, { body: { ...newBusiness(), [field]: name } })).problem,
      ).toMatchObject(refusal(field));
  });

  it('is refused as a change, for people and businesses', async () => {
    const ada = await verifiedPerson(world);
    const swift = await verifiedBusiness(world);
    await confirm(ada);
    await confirm(swift);
    expect((await ada.call(updateUser, { body: { fullName: 'Waybill support' } })).problem.code).toBe('invalid_input');
    expect((await ada.call(updateUser, { body: { username: 'waybill_support' } })).problem.code).toBe('username_taken');
    for (const field of ['businessName', 'businessRepName'])
      expect((await swift.call(updateUser, { body: { [field]: 'Waybill' } })).problem.code, field).toBe('invalid_input');
  });

  it.each([
    'Ọláńrewájú Adé-Bello',
    "N'Golo Kanté",
    'Logistics Support Services Ltd',
    'Ops Adeyemi',
    'Адаезе Нвосу',
    'Αντώνης',
    'محمد الأمين',
    '3 Brothers Haulage & Co.',
    'Bill Way',
    'Helper Bassey',
    'Nigeria Okoro',
  ])('is not this one: %s', async (fullName) => {
    expect((await join({ fullName })).status).toBe(201);
  });
});

describe('a name', () => {
  it.each([
    ['a mark that turns the direction', 'Ada \u202eeihC'],
    ['an isolate', 'Ada \u2067Obi\u2069'],
    ['a right-to-left mark', 'Ada\u200f Obi'],
    ['a space of no width', 'Ada\u200bObi'],
    ['a joiner', 'Ada\u200dObi'],
    ['a soft hyphen', 'Ada\u00adObi'],
    ['a byte order mark', 'Ada\ufeffObi'],
    ['a filler that is not seen', 'Ada \u3164'],
    ['an end of line', 'Ada\u2028Obi'],
    ['a control character', 'Ada\u0007Obi'],
    ['a heap of marks', `Ada${'\u0301'.repeat(12)}`],
    ['a badge of one’s own', 'Ada Obi ✓'],
    ['a picture', 'Ada 🛡️'],
    ['letters of two alphabets in a word', 'Adа Obi'],
    ['nothing to read', '...'],
  ])('holds nothing like %s', async (_, name) => {
    expect((await join({ fullName: name })).problem).toMatchObject({ code: 'invalid_input', errors: [{ field: 'fullName' }] });
    const business = { ...newBusiness(), businessName: name };
    expect((await world.visitor().call(createDispatchPartner, { body: business })).problem).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'businessName' }],
    });
  });

  it('is kept in one spelling, however it was typed', async () => {
    const typed = 'Ọláńrewájú'.normalize('NFD');
    const { result } = await join({ fullName: typed });
    const [row] = await world.db`select full_name from profile where user_id = ${result.userId}`;
    expect(row?.fullName).toBe(typed.normalize('NFC'));
    expect(row?.fullName).not.toBe(typed);
  });
});

describe('the badge of our own people', () => {
  it('comes from the server with every name: profile, timeline and chat; others do not have it, whatever they send', async () => {
    const [ada, amaka] = [await verifiedPerson(world), await verifiedPerson(world)];
    const { result: posted } = await amaka.call(createPost, { body: { message: 'We are here to help.' } });
    const author = async () =>
      (await ada.call(getTimelineItem, { params: { itemType: '3', timelineItemId: posted.id } })).result.item.author;
    const profile = async () => (await ada.call(getUser, { params: { uid: amaka.id } })).result;
    expect([(await author()).isStaff, (await profile()).isStaff]).toEqual([false, false]);
    await world.db`update account set is_staff = true where id = ${amaka.id}`;
    expect([(await author()).isStaff, (await profile()).isStaff]).toEqual([true, true]);
    const { result } = await ada.call(openSupportRoom);
    const room = await ada.call(getRoom, { params: { roomId: result.roomId } });
    expect(room.result.members.map(({ isStaff }) => isStaff)).toEqual([false, true]);
    expect((await ada.call(updateUser, { body: { isStaff: true } })).problem.code).toBe('invalid_input');
  });
});

it('addresses and names that we give ourselves are taken by nobody, and our own room opens', async () => {
  const ada = await verifiedPerson(world);
  await confirm(ada);
  for (const email of ['support@support.invalid', `${ada.id.toLowerCase()}@gone.invalid`, 'me@INVALID', 'me@x.y.invalid']) {
    const answers = [
      await world.visitor().call(createUser, { body: { ...newcomer(), email } }),
      await world.visitor().call(createDispatchPartner, { body: { ...newBusiness(), businessEmail: email } }),
      await ada.call(updateUser, { body: { email } }),
    ];
    expect(answers.map(({ problem }) => problem.code)).toEqual(['invalid_input', 'invalid_input', 'invalid_input']);
    await expect(createStaff(world.node.context, { email, username: 'ops.new', name: 'New' })).rejects.toThrow();
  }
  const { username } = supportAccount;
  await expect(createStaff(world.node.context, { email: 'new@waybill.example', username, name: 'New' })).rejects.toThrow('taken');
  expect((await ada.call(openSupportRoom)).status).toBe(200);
});
