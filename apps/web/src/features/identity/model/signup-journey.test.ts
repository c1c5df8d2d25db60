import { describe, expect, it } from 'vitest';
import { signupProgress } from './signup-journey.ts';

describe('signing up', () => {
  it('takes a person from who they are to their PIN', () => {
    const { steps } = signupProgress('person', 'Identification');
    expect(steps).toEqual(['About you', 'Password', 'Code', 'PIN']);
  });

  it('asks a business for its representative and documents in between', () => {
    const { steps } = signupProgress('business', 'Identification');
    expect(steps).toEqual(['Business', 'Password', 'Code', 'Representative', 'Documents', 'PIN']);
  });

  it('moves on with every step, in the order of the specification', () => {
    const person = ['Identification', 'Password', 'Otp', 'TransactionPin'] as const;
    expect(person.map((step) => signupProgress('person', step).current)).toEqual([0, 1, 2, 3]);
    const business = ['Identification', 'Password', 'Otp', 'BusinessRepInfo', 'Documents', 'TransactionPin'] as const;
    expect(business.map((step) => signupProgress('business', step).current)).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('counts the moment the code is right as part of the code', () => {
    expect(signupProgress('person', 'CreateAccount')).toEqual(signupProgress('person', 'Otp'));
  });

  it('has no password to choose where another provider vouches', () => {
    expect(signupProgress('person', 'Otp', true)).toEqual({ steps: ['About you', 'Code', 'PIN'], current: 1 });
  });
});
