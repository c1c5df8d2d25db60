import { getCheck } from '@waybill/contract/kyc/get-check';
import { uploadDocument } from '@waybill/contract/kyc/upload-document';
import { kycPending } from '@waybill/contract/users/kyc-pending';
import { describe, expect, it } from 'vitest';
import { settleCheck } from '../../src/modules/kyc/commands/settle-check.ts';
import { sweepChecks } from '../../src/modules/kyc/jobs/settle-check.ts';
import { listUnsettled } from '../../src/modules/kyc/storage/checks.ts';
import { markIdentity } from '../../src/ops/mark-identity.ts';
import { type Person, verifiedBusiness, verifiedPerson } from '../support/people.ts';
import { staffMember } from '../support/staff.ts';
import { accept, pdf, upload, waitingCheckOf } from './documents.ts';
import { inTime, look, reportFinished, statusOf, useDojahWindow } from './dojah-window.ts';

const { sandbox, world, openWindow, end, deliver, conclude, jobsDone } = await useDojahWindow();

const decisionsAbout = (person: Person) =>
  world.db`select group_id as name from jobs.job where group_id like 'users.identity-decided%' and data->>'userId' = ${person.id}`;

describe('a check in Dojah’s window', () => {
  it('is believed once Dojah confirms it: the word of the browser only makes it pending', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    expect(await look(person)).toMatchObject({ provider: 'dojah', kycStatus: 0, widget: { referenceId: reference } });
    const { result } = await reportFinished(person);
    expect(result).toMatchObject({ kycStatus: 2, widget: null });
    await jobsDone();
    // Nothing has ended at Dojah: whatever the browser said, it stays as it is.
    expect(await statusOf(person)).toBe(2);
    expect((await reportFinished(person)).problem.code).toBe('check_under_way');
    await end(reference, 'Completed');
    expect(await deliver(reference, 'Completed')).toEqual([200]);
    await expect.poll(() => statusOf(person), inTime).toBe(1);
    expect((await reportFinished(person)).problem.code).toBe('already_verified');
  });

  it('that failed before the browser said so is not begun anew by its word', async () => {
    const person = await verifiedPerson(world);
    const referenceId = await openWindow(person);
    await conclude(referenceId, 'Failed');
    await expect.poll(() => statusOf(person), inTime).toBe(3);
    const { result } = await person.call(kycPending, { body: { referenceId } });
    expect(result).toMatchObject({ kycStatus: 3, reasons: ['other'] });
    expect(await statusOf(person)).toBe(3);
  });

  it('that failed can be tried again, under another name, and says why', async () => {
    const person = await verifiedPerson(world);
    const first = await openWindow(person);
    await reportFinished(person);
    await end(first, 'face');
    await deliver(first, 'Failed');
    await expect.poll(() => look(person), inTime).toMatchObject({ kycStatus: 3, reasons: ['face-differs'] });
    const second = await openWindow(person);
    expect(second).not.toBe(first);
    expect(await statusOf(person)).toBe(3);
    await reportFinished(person);
    // A late word about the first does not touch the second.
    await deliver(first, 'Failed');
    await jobsDone();
    expect(await statusOf(person)).toBe(2);
    await conclude(second, 'Completed');
    await expect.poll(() => statusOf(person), inTime).toBe(1);
  });

  it('that was left is as if it had not been begun, or as it was before', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await reportFinished(person);
    await conclude(reference, 'Abandoned');
    await expect.poll(() => statusOf(person), inTime).toBe(0);
    expect(await decisionsAbout(person), 'nothing was decided').toEqual([]);
    expect(await openWindow(person)).toBe(reference);
    await conclude(reference, 'Failed');
    await expect.poll(() => statusOf(person), inTime).toBe(3);
    const second = await openWindow(person);
    await reportFinished(person);
    await conclude(second, 'Abandoned');
    await expect.poll(() => statusOf(person), inTime).toBe(3);
  });

  it('of which no word came is asked after', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await reportFinished(person);
    await jobsDone();
    await end(reference, 'Completed');
    await sweepChecks.handle(world.node.context, {} as never);
    await jobsDone();
    expect(await statusOf(person)).toBe(2);
    await world.db`
      update identity_check set submitted_at = now() - interval '20 minutes', heard_at = now() - interval '11 minutes'
      where id = ${reference}`;
    await sweepChecks.handle(world.node.context, {} as never);
    await expect.poll(() => statusOf(person), inTime).toBe(1);
  });

  it('that ended in the window, while neither the browser nor a webhook told us, is asked after', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await end(reference, 'Completed');
    await sweepChecks.handle(world.node.context, {} as never);
    await jobsDone();
    expect(await statusOf(person)).toBe(0);
    await world.db`update identity_check set created_at = now() - interval '11 minutes' where id = ${reference}`;
    await sweepChecks.handle(world.node.context, {} as never);
    const storedStatus = async () => (await world.db`select kyc_status from profile where user_id = ${person.id}`)[0]?.kycStatus;
    await expect.poll(storedStatus, inTime).toBe(1);
  });

  it('that was only begun is asked after less and less often, and not for ever', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    const isAskedAfter = async (age: string, interval: string) => {
      await world.db`
        update identity_check set created_at = now() - ${age}::interval, heard_at = now() - ${interval}::interval where id = ${reference}`;
      return (await listUnsettled(world.db, 10)).some((unsettled) => unsettled.reference === reference);
    };
    expect(await isAskedAfter('1 hour', '14 minutes')).toBe(false);
    expect(await isAskedAfter('1 hour', '16 minutes')).toBe(true);
    expect(await isAskedAfter('2 days', '11 hours')).toBe(false);
    expect(await isAskedAfter('2 days', '13 hours')).toBe(true);
    expect(await isAskedAfter('4 days', '2 days')).toBe(false);
  });

  it('is asked after when its owner looks how it stands', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await end(reference, 'Completed');
    expect(await statusOf(person)).toBe(0);
    await jobsDone();
    expect(await statusOf(person)).toBe(0);
    await world.db`update identity_check set created_at = now() - interval '2 minutes' where id = ${reference}`;
    await look(person);
    await expect.poll(() => statusOf(person), inTime).toBe(1);
  });

  it('of which Dojah knows nothing after a day was never handed in', async () => {
    const person = await verifiedPerson(world);
    const { widget } = await look(person);
    const reference = widget?.referenceId ?? '';
    await reportFinished(person);
    await jobsDone();
    expect(await statusOf(person)).toBe(2);
    await world.db`update identity_check set submitted_at = now() - interval '25 hours' where id = ${reference}`;
    await settleCheck(world.node.context, reference);
    expect(await statusOf(person)).toBe(0);
  });

  it('waits while Dojah is down, and is decided when it is back', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await end(reference, 'Completed');
    await sandbox.fault('dojah', { status: 503, calls: 2 });
    await expect(settleCheck(world.node.context, reference)).rejects.toThrow('Dojah: status 503');
    await deliver(reference, 'Completed');
    await expect
      .poll(
        async () => (await world.db`select from jobs.job where group_id = 'kyc.settle-check' and state = 'retry'`).length,
        inTime,
      )
      .toBe(1);
    expect(await statusOf(person)).toBe(0);
    await world.db`update jobs.job set start_after = now() where state = 'retry'`;
    await expect.poll(() => statusOf(person), inTime).toBe(1);
  });

  it('of two answers that cross, the one asked for later counts', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await reportFinished(person);
    await jobsDone();
    await end(reference, 'Abandoned');
    await world.db`update identity_check set heard_at = now() + interval '1 minute' where id = ${reference}`;
    await settleCheck(world.node.context, reference);
    expect(await statusOf(person)).toBe(2);
    await world.db`update identity_check set heard_at = now() - interval '1 minute' where id = ${reference}`;
    await settleCheck(world.node.context, reference);
    expect(await statusOf(person)).toBe(0);
  });

  it('takes no pictures from us, and our people may decide it, too', async () => {
    const staff = await staffMember(world);
    const person = await verifiedPerson(world);
    expect((await upload(person, 'front', pdf)).problem.code).toBe('not_found');
    const reference = await openWindow(person);
    await reportFinished(person);
    expect(await waitingCheckOf(staff, person.id)).toBe(reference);
    expect((await accept(staff, reference)).status).toBe(200);
    await conclude(reference, 'Failed');
    await jobsDone();
    expect(await statusOf(person)).toBe(1);
  });

  it('does not undo what an operator wrote down', async () => {
    const person = await verifiedPerson(world);
    const reference = await openWindow(person);
    await markIdentity(world.node.context, person.details.username, 'checked');
    await conclude(reference, 'Failed');
    await jobsDone();
    expect(await statusOf(person)).toBe(1);
  });
});

describe('Dojah', () => {
  it('is named in the policy of pages, and nobody else is', async () => {
    const page = await fetch(`${world.node.origin}/login`, { headers: { accept: 'text/html' } });
    const policy = page.headers.get('content-security-policy') ?? '';
    // The hash of a built page's own line, which sets the theme, names nobody.
    const scripts = (policy: string) => /script-src ([^;]*);/.exec(policy)?.[1]?.replace(/ 'sha256-\S+'/, '');
    expect(scripts(policy)).toBe(`'self' ${sandbox.origin}`);
    expect(policy).toContain(`frame-src blob: ${sandbox.origin};`);
    const other = await world.startNode({ IDENTITY_CHECK: 'built-in' });
    const plain = (await fetch(`${other.origin}/login`)).headers.get('content-security-policy') ?? '';
    expect(scripts(plain)).toBe("'self'");
    expect(plain).toContain('frame-src blob:;');
    expect((await fetch(`${other.origin}/api/webhooks/dojah`, { method: 'POST', body: '{}' })).status).toBe(404);
  });
});

it('looks at persons only: the documents of a business come to our own people', async () => {
  const [business, staff] = [await verifiedBusiness(world), await staffMember(world)];
  expect((await business.call(getCheck)).result).toMatchObject({ subject: 'business', provider: 'built-in', widget: null });
  for (const kind of ['registration', 'representative'])
    await business.call(uploadDocument, { body: { kind }, file: new File([pdf], `${kind}.pdf`) });
  const { result } = await accept(staff, await waitingCheckOf(staff, business.id));
  expect(result).toMatchObject({ provider: 'built-in', state: 'accepted', person: { kycStatus: 1 } });
});
