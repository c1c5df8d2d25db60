import { getWallets } from '@waybill/contract/wallet/get-wallets';
import { describe, expect, it } from 'vitest';
import { markIdentity } from '../../src/ops/mark-identity.ts';
import { listenAs } from '../support/event-stream.ts';
import { leave } from '../support/leaving.ts';
import { ownUserOf, type Person, verifiedPerson } from '../support/people.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();
const mark = (person: Person, word: string) => markIdentity(world.node.context, person.details.username, word);

const kycStatusOf = async (person: Person) => (await ownUserOf(person)).kycStatus;

describe('an operator marks an identity', () => {
  it('as checked, and the person may add more at a time', async () => {
    const tunde = await verifiedPerson(world);
    const largest = async () => (await tunde.call(getWallets)).result.topUpLimits.NGN.largest;
    expect(await largest()).toBe(200_000);
    await expect(mark(tunde, 'checked')).resolves.toBe(`The identity of ${tunde.details.username} is checked.`);
    expect(await kycStatusOf(tunde)).toBe(1);
    expect(await largest()).toBe(5_000_000);
    await mark(tunde, 'failed');
    expect(await kycStatusOf(tunde)).toBe(3);
    expect(await largest()).toBe(200_000);
  });

  it('and the open tab hears of it', async () => {
    const tunde = await verifiedPerson(world);
    const { events } = await listenAs(tunde);
    await mark(tunde, 'checked');
    await expect.poll(() => events.map(({ type }) => type)).toEqual(expect.arrayContaining(['user.changed', 'wallet.changed']));
  });

  it('by a word we know, of somebody we know', async () => {
    const tunde = await verifiedPerson(world);
    await expect(mark(tunde, 'fine')).rejects.toThrow('Please say one of: unchecked, checked, pending, failed.');
    await expect(markIdentity(world.node.context, 'nobody', 'checked')).rejects.toThrow('There is no account for nobody.');
    expect(await kycStatusOf(tunde)).toBe(0);
  });

  it('as pending only where something was handed in', async () => {
    const tunde = await verifiedPerson(world);
    await expect(mark(tunde, 'pending')).rejects.toThrow('handed nothing in');
    await world.db`insert into identity_check (id, user_id, provider) values (${`kyc_${tunde.id}`}, ${tunde.id}, 'built-in')`;
    await expect(mark(tunde, 'pending')).rejects.toThrow('handed nothing in');
    expect(await kycStatusOf(tunde)).toBe(0);
    await world.db`update identity_check set state = 'pending', submitted_at = now() where user_id = ${tunde.id}`;
    await mark(tunde, 'pending');
    expect(await kycStatusOf(tunde)).toBe(2);
  });

  it('of nobody who has left', async () => {
    const tunde = await verifiedPerson(world);
    expect((await leave(tunde)).status).toBe(204);
    const [row] = await world.db<{ username: string }[]>`select username from account where id = ${tunde.id}`;
    await expect(markIdentity(world.node.context, row?.username ?? '', 'checked')).rejects.toThrow('has left');
    expect(await world.db`select from ops_act where user_id = ${tunde.id}`).toHaveLength(0);
  });
});
