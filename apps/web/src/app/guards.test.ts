import { signupSteps } from '@waybill/contract/users/enums';
import { describe, expect, it } from 'vitest';
import { type Area, decideEntry, type EntryQuestion, firstPageOf, signupStepHref, unverifiedChannel } from './guards.ts';

type User = Extract<EntryQuestion['session'], { status: 'signed-in' }>['user'];

const ada: User = {
  isBlocked: false,
  isNigerian: true,
  isStaff: false,
  phoneVerified: true,
  emailVerified: true,
  isDispatchPartner: false,
  nextSignupStep: null,
};
const areas: readonly Area[] = ['open', 'newcomer', 'suspended', 'unverified', 'member', 'dispatch-partner', 'staff'];

function decide(area: Area, session: EntryQuestion['session'], address = '/orders?status=1', hasBeenHere = true) {
  return decideEntry({ area, session, address, hasBeenHere });
}
const person = (changes: Partial<User>): User => ({ ...ada, ...changes });
const as = (changes: Partial<User>) => ({ status: 'signed-in', user: person(changes) }) as const;
const go = (to: string) => ({ kind: 'go', to });

describe('the entry rules', () => {
  it('let anybody see an open page, whoever they are', () => {
    for (const session of [{ status: 'starting' }, { status: 'signed-out' }, as({}), as({ isBlocked: true })] as const)
      expect(decide('open', session)).toEqual({ kind: 'proceed' });
  });

  it('wait until the stored sign-in is renewed, except where nobody needs to be signed in', () => {
    const session = { status: 'starting' } as const;
    expect(decide('newcomer', session)).toEqual({ kind: 'proceed' });
    for (const area of ['unverified', 'member', 'dispatch-partner', 'staff'] as const)
      expect(decide(area, session)).toEqual({ kind: 'wait' });
  });

  it('send whoever is not signed in to sign in, and remember what they wanted', () => {
    for (const area of ['unverified', 'member', 'dispatch-partner', 'staff'] as const)
      expect(decide(area, { status: 'signed-out' })).toEqual(go('/login?next=%2Forders%3Fstatus%3D1'));
    expect(decide('member', { status: 'signed-out' }, '/')).toEqual(go('/login'));
    expect(decide('newcomer', { status: 'signed-out' })).toEqual({ kind: 'proceed' });
  });

  it('lead whoever opens the house for the first time to the front door, and nobody else', () => {
    const stranger = { status: 'signed-out' } as const;
    for (const address of ['/', '/?utm_source=radio']) expect(decide('member', stranger, address, false)).toEqual(go('/welcome'));
    expect(decide('member', stranger, '/')).toEqual(go('/login'));
    expect(decide('member', stranger, '/?popup=post-send', false)).toEqual(go('/login?next=%2F%3Fpopup%3Dpost-send'));
    expect(decide('member', stranger, '/orders', false)).toEqual(go('/login?next=%2Forders'));
    expect(decide('member', { status: 'signed-out', why: 'ended' }, '/', false)).toEqual(go('/login?why=ended'));
    expect(decide('member', as({}), '/', false)).toEqual({ kind: 'proceed' });
  });

  it('lead staff to the console when they have signed in, unless they wanted something else', () => {
    expect(firstPageOf(person({ isStaff: true }))).toBe('/ops');
    expect(firstPageOf(person({ nextSignupStep: 'TransactionPin' }))).toBe('/signup/transaction-pin');
    expect(decide('newcomer', as({ isStaff: true }), '/signup')).toEqual(go('/ops'));
    expect(decide('unverified', as({ isStaff: true }), '/signup/phone-verification?next=%2Forders')).toEqual(go('/orders'));
    expect(decide('member', as({ isStaff: true }), '/')).toEqual({ kind: 'proceed' });
  });

  it('say why, where there is something to say', () => {
    expect(decide('member', { status: 'signed-out', why: 'ended' })).toEqual(go('/login?why=ended&next=%2Forders%3Fstatus%3D1'));
    expect(decide('member', { status: 'signed-out', why: 'unreachable' }, '/')).toEqual(go('/login?why=unreachable'));
  });

  it('show the suspended page to whoever is blocked, or was found to be', () => {
    for (const area of areas.filter((entry) => entry !== 'open' && entry !== 'suspended')) {
      expect(decide(area, as({ isBlocked: true, phoneVerified: false }))).toEqual(go('/signup/account-suspended'));
      expect(decide(area, { status: 'signed-out', why: 'suspended' })).toEqual(go('/signup/account-suspended'));
    }
  });

  it('send a Nigerian with an unverified phone a code by SMS, whatever the email', () => {
    for (const emailVerified of [true, false])
      for (const area of ['member', 'dispatch-partner', 'staff'] as const)
        expect(decide(area, as({ phoneVerified: false, emailVerified }))).toEqual(
          go('/signup/phone-verification?next=%2Forders%3Fstatus%3D1'),
        );
    expect(unverifiedChannel(person({ phoneVerified: false }))).toBe('sms');
  });

  it('send anybody else with an unverified email a code by email, whatever the phone', () => {
    for (const phoneVerified of [true, false])
      expect(decide('member', as({ isNigerian: false, emailVerified: false, phoneVerified }), '/')).toEqual(
        go('/signup/phone-verification'),
      );
    expect(unverifiedChannel(person({ isNigerian: false, emailVerified: false }))).toBe('email');
  });

  it('do not care about the phone abroad, nor about the email in Nigeria', () => {
    expect(decide('member', as({ isNigerian: false, phoneVerified: false }))).toEqual({ kind: 'proceed' });
    expect(decide('member', as({ emailVerified: false }))).toEqual({ kind: 'proceed' });
  });

  it('ask staff, who have no phone on file, for their email only', () => {
    expect(decide('member', as({ isStaff: true, phoneVerified: false }))).toEqual({ kind: 'proceed' });
    expect(unverifiedChannel(person({ isStaff: true, phoneVerified: false, emailVerified: false }))).toBe('email');
  });

  it('let the unverified see the page for the code and nothing else of signing up', () => {
    expect(decide('unverified', as({ phoneVerified: false }))).toEqual({ kind: 'proceed' });
    expect(decide('newcomer', as({ phoneVerified: false }), '/signup')).toMatchObject(go('/signup/phone-verification'));
  });

  it('lead from the code to what was asked for, else to the step that comes next', () => {
    expect(decide('unverified', as({}), '/signup/phone-verification?next=%2Forders')).toEqual(go('/orders'));
    expect(decide('unverified', as({}), '/signup/phone-verification?next=%2F%2Fevil.example')).toEqual(go('/'));
    expect(decide('unverified', as({ nextSignupStep: 'TransactionPin' }), '/signup/phone-verification')).toEqual(
      go('/signup/transaction-pin'),
    );
  });

  it('go on where an account stands when its first pages are opened again', () => {
    expect(decide('newcomer', as({ nextSignupStep: 'Documents' }), '/signup')).toEqual(go('/signup/documents'));
    expect(decide('newcomer', as({}), '/signup/user-info?part=place')).toEqual(go('/'));
  });

  it('do not lock anybody out who has not finished signing up', () => {
    for (const nextSignupStep of signupSteps) expect(decide('member', as({ nextSignupStep }))).toEqual({ kind: 'proceed' });
  });

  it('show the page of the suspended to nobody else', () => {
    const address = '/signup/account-suspended';
    expect(decide('suspended', { status: 'starting' }, address)).toEqual({ kind: 'wait' });
    expect(decide('suspended', { status: 'signed-out', why: 'suspended' }, address)).toEqual({ kind: 'proceed' });
    expect(decide('suspended', as({ isBlocked: true }), address)).toEqual({ kind: 'proceed' });
    expect(decide('suspended', { status: 'signed-out' }, address)).toEqual(go('/login'));
    expect(decide('suspended', as({}), address)).toEqual(go('/'));
    expect(decide('suspended', as({ phoneVerified: false }), address)).toEqual(go('/'));
  });

  it('lead from the wallet to the one at home, with whatever was asked of it', () => {
    expect(decide('member', as({}), '/wallet')).toEqual(go('/wallet/ng'));
    expect(decide('member', as({ isNigerian: false }), '/wallet?view=FundWallet')).toEqual(go('/wallet/intl?view=FundWallet'));
    expect(decide('member', as({}), '/wallet/intl')).toEqual({ kind: 'proceed' });
  });

  it('keep Activity for dispatch partners and send anybody else to sign in', () => {
    expect(decide('dispatch-partner', as({}), '/activity')).toEqual(go('/login?why=partners-only'));
    expect(decide('dispatch-partner', as({ isDispatchPartner: true }), '/activity')).toEqual({ kind: 'proceed' });
  });

  it('let a member open a link to a page of their business, and decide when it is known for whom they act', () => {
    expect(decide('dispatch-partner', as({}), '/business/today?as=usr_01KA3N8V2X7Q4M9T5R6W8Y0Z1B')).toEqual({ kind: 'proceed' });
    expect(decide('dispatch-partner', as({}), '/business/today')).toEqual(go('/login?why=partners-only'));
  });

  it('keep the console for staff and send anybody else home, with a message', () => {
    expect(decide('staff', as({}), '/ops/kyc')).toEqual({ ...go('/'), notice: 'That page is for Waybill staff' });
    expect(decide('staff', as({ isDispatchPartner: true }), '/ops')).toMatchObject(go('/'));
    expect(decide('staff', as({ isStaff: true }), '/ops')).toEqual({ kind: 'proceed' });
    expect(decide('staff', { status: 'signed-out' }, '/ops/kyc')).toEqual(go('/login?next=%2Fops%2Fkyc'));
  });

  it('decide something for every kind of page and person', () => {
    const flags = [true, false];
    for (const area of areas)
      for (const isBlocked of flags)
        for (const isNigerian of flags)
          for (const phoneVerified of flags)
            for (const emailVerified of flags)
              for (const isDispatchPartner of flags) {
                const user = as({ isBlocked, isNigerian, phoneVerified, emailVerified, isDispatchPartner });
                const verified = isNigerian ? phoneVerified : emailVerified;
                const mayEnter = !isBlocked && verified;
                const { kind } = decide(area, user);
                if (area === 'member') expect(kind === 'proceed').toBe(mayEnter);
                if (area === 'dispatch-partner') expect(kind === 'proceed').toBe(mayEnter && isDispatchPartner);
                if (area === 'staff') expect(kind).toBe('go');
                if (area === 'unverified') expect(kind === 'proceed').toBe(!isBlocked && !verified);
                if (area === 'newcomer') expect(kind).toBe('go');
                expect(kind).not.toBe('wait');
              }
  });
});

describe('the steps of signing up', () => {
  it('have a page each, and lead to the dashboard when nothing is missing', () => {
    for (const step of signupSteps) expect(signupStepHref(step)).toMatch(/^\/signup/);
    expect(signupStepHref(null)).toBe('/');
  });
});
