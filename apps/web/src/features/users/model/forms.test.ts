import { describe, expect, it } from 'vitest';
import { checkWire } from '../../../forms/check-wire.ts';
import { businessInfoSchema, businessInfoToWire, changesOf } from './account-form.ts';
import { businessDraft, businessParts, businessSchema, businessToWire } from './business-form.ts';
import { personDraft, personParts, personSchema, personToWire } from './person-form.ts';
import { suggestUsername } from './suggest-username.ts';

const ada = { ...personDraft.empty, fullName: 'Ada Obi', username: 'ada.obi', city: 'Ikeja', email: 'ada@mail.example' };
const swift = {
  ...businessDraft.empty,
  businessName: 'Oyo Riders',
  username: 'oyo.riders',
  businessEmail: 'post@oyo.example',
  businessPhoneNumber: '0803 123 4567',
  numberOfVehiclesInFleet: '12',
};

describe('a person’s sign-up', () => {
  it('sends the phone with its dial code and without leading zeros, and no dial code or ticket beside it', () => {
    const { wire } = checkWire(personSchema(ada), personToWire({ ...ada, phoneNumber: '0803 123 4567', ticket: 'fed_1' }));
    expect(wire).toEqual({
      fullName: 'Ada Obi',
      username: 'ada.obi',
      countryCode: 'NG',
      countryOfResidence: 'Nigeria',
      city: 'Ikeja',
      email: 'ada@mail.example',
      phoneNumber: '+2348031234567',
    });
  });

  it('needs a phone in Nigeria, and does without one elsewhere', () => {
    const inNigeria = checkWire(personSchema(ada), personToWire(ada));
    expect(inNigeria.mistakes?.get('phoneNumber')).toBe('Please enter your phone number');
    const ines = { ...ada, countryCode: 'PT', countryOfResidence: 'Portugal' };
    expect(checkWire(personSchema(ines), personToWire(ines)).mistakes).toBeUndefined();
  });

  it('asks for every field in one of its parts', () => {
    const asked = personParts.flatMap(({ fields }) => [...fields]).toSorted();
    const silent = ['countryOfResidence', 'dialCode', 'ticket'];
    expect(asked).toEqual(
      Object.keys(personDraft.empty)
        .filter((name) => !silent.includes(name))
        .toSorted(),
    );
  });
});

describe('a business’s sign-up', () => {
  it('keeps working hours from 08:00 to 17:00 unless it says otherwise', () => {
    const { wire } = checkWire(businessSchema, businessToWire(swift));
    expect(wire).toMatchObject({
      businessPhoneNumber: '+2348031234567',
      numberOfVehiclesInFleet: 12,
      businessWebsite: '',
      workingHoursStart: { hours: 8, minutes: 0, seconds: 0 },
      workingHoursEnd: { hours: 17, minutes: 0, seconds: 0 },
    });
  });

  it.each([
    ['', 'Please enter a whole number'],
    ['many', 'Please enter a whole number'],
    ['2.5', 'Please enter a whole number'],
    ['0', 'A fleet has at least one vehicle'],
    ['10001', 'Please enter 10,000 or less'],
  ])('with %j vehicles is shown “%s”', (numberOfVehiclesInFleet, message) => {
    const { mistakes } = checkWire(businessSchema, businessToWire({ ...swift, numberOfVehiclesInFleet }));
    expect(mistakes?.get('numberOfVehiclesInFleet')).toBe(message);
  });

  it('asks for every field in one of its parts', () => {
    const asked = businessParts.flatMap(({ fields }) => [...fields]).toSorted();
    const silent = ['businessRepCountry', 'dialCode'];
    expect(asked).toEqual(
      Object.keys(businessDraft.empty)
        .filter((name) => !silent.includes(name))
        .toSorted(),
    );
  });
});

describe('account information', () => {
  it('sends only what changed', () => {
    expect(changesOf({ fullName: 'Ada Obi', city: 'Abuja' }, { fullName: 'Ada Obi', city: 'Ikeja' })).toEqual({ city: 'Abuja' });
    const hours = { workingHoursStart: { hours: 8, minutes: 0, seconds: 0 } };
    expect(changesOf(hours, { workingHoursStart: { hours: 8, minutes: 0, seconds: 0 } })).toBeUndefined();
  });
});

it.each([
  ['Adaeze Obi', 'adaeze.obi'],
  ['Inês Moura', 'ines.moura'],
  ['  Ada   Ngozi  Obi ', 'ada.obi'],
  ['Madonna', 'madonna'],
  ['李小龍', ''],
  ['A', ''],
  ['Swift-Lane Logistics Nigeria Limited Company', 'swift.company'],
])('to %j the username %j is suggested', (name, username) => {
  expect(suggestUsername(name)).toBe(username);
});

describe('the contact details of a business', () => {
  const info = { businessName: 'Oyo Riders', businessEmail: 'desk@oyo.example', businessPhoneNumber: '', businessWebsite: '' };

  it.each(['0803 123 4567', '+234 803 123 4567', '+234 (803) 123-4567'])(
    'take a phone number written as %s',
    (businessPhoneNumber) => {
      const { wire } = checkWire(businessInfoSchema, businessInfoToWire('+234', { ...info, businessPhoneNumber }));
      expect(wire).toEqual({ ...info, businessPhoneNumber: '+2348031234567' });
    },
  );

  it('need an email address and a phone number', () => {
    const { mistakes } = checkWire(businessInfoSchema, businessInfoToWire('+234', { ...info, businessEmail: '' }));
    expect([mistakes?.has('businessEmail'), mistakes?.has('businessPhoneNumber')]).toEqual([true, true]);
  });
});
