import { getCheck } from '@waybill/contract/kyc/get-check';
import { kycPending } from '@waybill/contract/users/kyc-pending';
import { beforeAll, expect } from 'vitest';
import { openPaymentSandbox } from '../support/payment-sandbox.ts';
import type { Person } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

export const look = async (person: Person) => (await person.call(getCheck)).result;

export const statusOf = async (person: Person) => (await look(person)).kycStatus;

export const reportFinished = (person: Person) => person.call(kycPending);

export const inTime = { timeout: 10_000, interval: 25 };

export async function useDojahWindow() {
  const sandbox = await openPaymentSandbox();
  const world = useWorld({ ...sandbox.environment, IDENTITY_CHECK: 'dojah' });
  /** Webhooks are written down and sent by hand. */
  const hold = (isHeld: boolean) =>
    sandbox.control('PATCH', 'dojah/switches', {
      webhookUrl: `${world.node.origin}/api/webhooks/dojah`,
      holdWebhooks: isHeld,
    });
  beforeAll(() => hold(true));
  /** Opens the window as the browser would; answers the name of the check. */
  async function openWindow(person: Person): Promise<string> {
    const { widget } = await look(person);
    if (!widget) throw new Error('There is no window to open');
    const { appId, publicKey, widgetId, referenceId } = widget;
    const query = new URLSearchParams({ app_id: appId, p_key: publicKey, widget_id: widgetId, reference_id: referenceId });
    const response = await fetch(`${sandbox.origin}/dojah/window?${query}`);
    if (!response.ok) throw new Error(`The window did not open: ${response.status}`);
    return referenceId;
  }
  const end = (reference: string, outcome: string) =>
    fetch(`${sandbox.origin}/dojah/window`, { method: 'POST', body: new URLSearchParams({ reference_id: reference, outcome }) });
  async function deliver(reference: string, event: string, options: Parameters<typeof sandbox.send>[2] = {}) {
    const { id } = await sandbox.webhook('dojah', reference, event);
    return sandbox.send('dojah', id, options);
  }
  /** It ends so, and Dojah tells us. */
  async function conclude(reference: string, outcome: string): Promise<void> {
    await end(reference, outcome);
    await deliver(reference, outcome);
  }
  async function jobsDone(): Promise<void> {
    const left = async () =>
      (await world.db`select from jobs.job where group_id = 'kyc.settle-check' and state in ('created', 'retry', 'active')`)
        .length;
    await expect.poll(left, inTime).toBe(0);
  }
  return { sandbox, world, openWindow, end, deliver, conclude, jobsDone };
}
