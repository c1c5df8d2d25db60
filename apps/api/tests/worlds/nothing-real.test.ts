import { Socket } from 'node:net';
import { sendOtp } from '@waybill/contract/identity/send-otp';
import { orderStatus } from '@waybill/contract/orders/enums';
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { postCollecting } from '../support/collecting.ts';
import { eventually } from '../support/eventually.ts';
import { unverifiedPerson } from '../support/people.ts';
import { newPhone } from '../support/sales.ts';
import { databaseOfWorld, sendByKey, tester } from '../support/test-worlds.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

/** Ports that somebody of this process has connected to, and what was fetched: the node under test is in it. */
let connected: number[];
let fetched: string[];

const toProviders = () => {
  const { origin, port, smtpPort } = inject('sandbox');
  return [
    ...connected.filter((one) => one === port || one === smtpPort),
    ...fetched.filter((address) => address.startsWith(origin) || address.includes(`:${port}`)),
  ];
};

beforeEach(() => {
  connected = [];
  fetched = [];
  const connect = Socket.prototype.connect;
  vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (this: Socket, ...given: unknown[]) {
    const [first] = given.flat();
    if (typeof first === 'object' && first !== null && 'port' in first) connected.push(Number(first.port));
    return Reflect.apply(connect, this, given);
  });
  const fetchIt = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((address, init) => {
    fetched.push(address instanceof Request ? address.url : String(address));
    return fetchIt(address, init);
  });
});

afterEach(() => vi.restoreAllMocks());

async function jobsDone(db: Awaited<ReturnType<typeof databaseOfWorld>>): Promise<void> {
  await eventually('The end of the jobs', async () => {
    const [row] = await db<{ open: number }[]>`
      select count(*)::int as open from jobs.job
      where state in ('created', 'active', 'retry') and start_after < now() + interval '5 seconds' and group_id not like '%.clock'`;
    return row?.open === 0 || undefined;
  });
}

describe('what is done with a test key', () => {
  it('reaches no provider, whatever happens to the parcel', async () => {
    const ada = await tester(world);
    // Signing up is of the live world, and wrote to Ada.
    await eventually('The live messages', async () => {
      const [row] = await world.db<{ open: number }[]>`
        select count(*)::int as open from jobs.job where state in ('created', 'active', 'retry') and name = 'mail' and start_after <= now()`;
      return row?.open === 0 || undefined;
    });
    connected = [];
    fetched = [];
    expect((await sendByKey(ada.program, { metadata: { simulate: 'delivered' } })).status).toBe(201);
    const collected = { pin: undefined, metadata: { simulate: 'delivered' } };
    expect((await postCollecting(ada.program, newPhone(), collected)).status).toBe(201);
    const theirs = await databaseOfWorld(world, ada.person.id);
    await eventually('Two handed over', async () => {
      const rows = await theirs`select from delivery_order where status = ${orderStatus.Completed}`;
      return rows.length === 2 || undefined;
    });
    await jobsDone(theirs);
    const [told] = await theirs<
      { jobs: number }[]
    >`select count(*)::int as jobs from jobs.job where name = 'mail' and state = 'completed'`;
    // There was something to say, and it was said to nobody.
    expect(told?.jobs).toBeGreaterThan(0);
    expect(toProviders()).toEqual([]);
  });

  it('is looked at by something that sees what is real', async () => {
    const bola = await unverifiedPerson(world);
    await bola.call(sendOtp, { body: {} });
    await eventually('A provider', async () => toProviders().length > 0 || undefined);
  });
});
