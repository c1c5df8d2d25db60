import { updateUser } from '@waybill/contract/users/update-user';
import { describe, expect, it } from 'vitest';
import { allRoutes } from '../../src/app.ts';
import { createGate } from '../../src/modules/identity/index.ts';
import type { Database } from '../../src/platform/db/database.ts';
import { onAnotherDevice, unverifiedPerson, verifiedPerson } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { useWorld } from '../support/world.ts';

const nameOf = ({ call }: (typeof allRoutes)[number]) => `${call.method} ${call.path}`;
const guarded = allRoutes.filter(({ call }) => call.access !== 'public');

/** Everything a stranger may ask for. A call joins this list on purpose or not at all. */
const publicCalls = [
  'GET /users/exists/{value}',
  'POST /auth/sign-in',
  'POST /auth/refresh',
  'POST /auth/sign-out',
  'POST /auth/password/reset',
  'POST /auth/action-links/inspect',
  'POST /auth/action-links/apply',
  'GET /auth/federated/start',
  'GET /auth/federated/callback',
  'POST /auth/passkeys/sign-in',
  'POST /auth/passkeys/sign-in/new',
  'POST /track/{trackingId}/stop',
  'POST /webhooks/termii',
  'POST /auth/federated/redeem',
  'POST /users',
  'POST /users/dispatchPartner',
  // By the token at the foot of an email.
  'POST /users/unsubscribe',
  // By the ticket that comes with the refusal of a suspended person’s sign-in.
  'POST /measures/suspension',
  'POST /measures/suspension/appeal',
  // Believed for their signatures.
  'POST /webhooks/dojah',
  'POST /webhooks/paypal',
  'POST /webhooks/paystack',
  // Opened by the signature that came with the permission.
  'POST /files/{publicId}/upload',
  // By the link that the invited got.
  'GET /join/{token}',
  'POST /join/{token}/no',
  // Addresses that cannot be guessed.
  'GET /images/{publicId}/{width}',
  // For a receiver without an account, who has the number of the parcel: nothing private.
  'GET /track/{trackingId}',
  'POST /track/{trackingId}/code',
  // For whoever has the code of their SMS, too.
  'POST /track/{trackingId}/carrierPhone',
  'PUT /track/{trackingId}/note',
  // For whoever was given a link that cannot be guessed: nothing private.
  'GET /shared/items/{timelineItemId}',
  'GET /shared/people/{uid}',
  // For whoever was given the link of a sale: nothing private without the cookie of the phone that was proven.
  'GET /buy/{code}',
  'GET /buy/{code}/picture',
  'POST /buy/{code}/quote',
  'POST /buy/{code}/code',
  'POST /buy/{code}/order',
  'POST /buy/{code}/open',
  'POST /buy/{code}/payment',
  'POST /buy/{code}/payment/verify',
  'POST /buy/{code}/complaint',
  'POST /buy/{code}/pictures',
  'POST /buy/{code}/pictures/{publicId}/finish',
  'GET /buy/{code}/messages',
  'POST /buy/{code}/messages',
  'PUT /buy/{code}/receipt',
  'POST /buy/{code}/rating',
  // A price at the front door: arithmetic, and our own book of places.
  'POST /timeline/quote',
  'GET /places/areas',
  // A number that grows, for those who let us count.
  'POST /visits',
  'GET /places/mapTiles',
  'GET /push/key',
  'GET /users/countries',
  'GET /users/cities/{id}',
];

/** What somebody may do before the phone (in Nigeria) or the email (elsewhere) is verified: their sessions, codes, own user. */
const callsWhileUnverified = [
  'GET /auth/sessions',
  'DELETE /auth/sessions/{sessionId}',
  'POST /otp',
  'PUT /otp',
  'GET /users/{uid}',
  'GET /realtime',
];

describe('who may call what', () => {
  const world = useWorld();

  /** The status and code that each of these calls answers with; a stream that opens is left at once. */
  async function ask(visitor: Visitor, routes: readonly (typeof allRoutes)[number][], uid: string) {
    const answers: Record<string, string> = {};
    for (const route of routes) {
      const path = route.call.path.replace('{uid}', uid).replace(/\{\w+\}/g, 'something');
      const leaving = new AbortController();
      const response = await visitor.request(`/api${path}`, { method: route.call.method, signal: leaving.signal });
      const isProblem = response.headers.get('content-type')?.startsWith('application/problem+json');
      answers[nameOf(route)] = isProblem ? ((await response.json()) as { code: string }).code : String(response.status);
      leaving.abort();
    }
    return answers;
  }
  const all = (routes: readonly (typeof allRoutes)[number][], answer: string) =>
    Object.fromEntries(routes.map((route) => [nameOf(route), answer]));

  it('leaves exactly these calls open to strangers', () => {
    const open = allRoutes.filter(({ call }) => call.access === 'public').map(nameOf);
    expect(open.toSorted()).toEqual(publicCalls.toSorted());
  });

  it('refuses a stranger every other call', async () => {
    expect(await ask(world.visitor(), guarded, 'usr_01JCABCDEFGHJKMNPQRSTVWXYZ')).toEqual(all(guarded, 'not_signed_in'));
  });

  it.each([
    ['a Nigerian who has verified only the email', 'NG', 'email_verified_at'],
    ['a Portuguese who has verified only the phone', 'PT', 'phone_verified_at'],
  ])('lets %s do nothing but enter: sessions, codes and the own user', async (_, country, column) => {
    const person = await unverifiedPerson(world);
    await world.db`update account set country_code = ${country}, ${world.db(column)} = now() where id = ${person.id}`;
    const answers = await ask(person, guarded, person.id);
    const closed = guarded.filter((route) => !callsWhileUnverified.includes(nameOf(route)));
    expect(answers).toMatchObject(all(closed, 'verification_required'));
    for (const name of callsWhileUnverified) {
      expect(Object.keys(answers)).toContain(name);
      expect(['verification_required', 'forbidden', 'not_signed_in'], name).not.toContain(answers[name]);
    }
  });

  it('lets a verified person do everything but what is for businesses and for staff', async () => {
    const person = await verifiedPerson(world);
    const answers = await ask(person, guarded, person.id);
    for (const route of guarded) {
      const isForOthers = route.call.access === 'dispatch-partner' || route.call.access.startsWith('staff');
      if (isForOthers) expect(answers[nameOf(route)], nameOf(route)).toBe('forbidden');
      else expect(['forbidden', 'verification_required'], nameOf(route)).not.toContain(answers[nameOf(route)]);
    }
  });

  it('asks staff, wherever they live, for a verified email and not for a phone', async () => {
    const person = await unverifiedPerson(world);
    await world.db`update account set is_staff = true, email_verified_at = now(), phone = null where id = ${person.id}`;
    const ops = await onAnotherDevice(world, person);
    expect((await ops.call(updateUser, { body: { city: 'Abuja' } })).status).toBe(200);
  });

  it('lets somebody on the moment they are verified, even at a node that has not heard of it yet', async () => {
    const person = await unverifiedPerson(world);
    expect((await person.call(updateUser, { body: { city: 'Ibadan' } })).problem.code).toBe('verification_required');
    await world.db`update account set phone_verified_at = now() where id = ${person.id}`;
    expect((await person.call(updateUser, { body: { city: 'Ibadan' } })).status).toBe(200);
  });

  it('does not go on remembering an answer that was under way when something changed', async () => {
    const { id, session } = await verifiedPerson(world);
    const { context } = world.node;
    const underWay = Promise.withResolvers<void>();
    const changed = Promise.withResolvers<void>();
    // A node whose first question to the database is answered late, after the person was suspended.
    const slowDb = new Proxy(context.db, {
      apply: (target, _self, input: [TemplateStringsArray]) => {
        const query = target(...input);
        if (!/^\s*select/.test(input[0][0] ?? '')) return query;
        return query.then(async (rows) => {
          underWay.resolve();
          await changed.promise;
          return rows;
        });
      },
    }) as Database;
    const { gate, stop } = await createGate(slowDb, context.accessTokens);
    const received = Promise.withResolvers<void>();
    const listening = await context.db.listen('account_status', (name) => name === 'the last word' && received.resolve());

    const first = gate(`Bearer ${session.accessToken}`, { call: updateUser, ip: '127.0.0.1' });
    await underWay.promise;
    await world.db`update account set blocked_at = now() where id = ${id}`;
    await world.db`select pg_notify('account_status', ${id})`;
    // Words come in order: once this one has come, so has the one before it.
    await world.db`select pg_notify('account_status', 'the last word')`;
    await received.promise;
    changed.resolve();
    await first;
    await expect(gate(`Bearer ${session.accessToken}`, { call: updateUser, ip: '127.0.0.1' })).rejects.toMatchObject({
      code: 'account_suspended',
    });
    await stop();
    await listening.unlisten();
  });
});
