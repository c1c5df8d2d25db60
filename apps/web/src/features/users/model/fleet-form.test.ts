import type { Place } from '@waybill/contract/places/place';
import type { BusinessView } from '@waybill/contract/users/business-view';
import { describe, expect, it } from 'vitest';
import { checkWire } from '../../../forms/check-wire.ts';
import { asField, type FleetFields, fleetChanges, fleetFieldsOf, fleetSchema, fleetToWire } from './fleet-form.ts';

const yaba: Place = { label: 'Yaba, Lagos', latitude: 6.5, longitude: 3.4, countryCode: 'NG', state: 'Lagos', city: 'Lagos' };

const business: BusinessView = {
  id: 'biz_1',
  businessName: 'Swiftlane',
  businessEmail: 'hello@swiftlane.example',
  businessWebsite: '',
  businessPhoneNumber: '+2348030000000',
  dialCode: '+234',
  businessRepName: null,
  businessRepRole: null,
  businessRepCity: null,
  businessRepCountry: 'Nigeria',
  businessRepCountryCode: 'NG',
  workingHoursStart: { hours: 8, minutes: 0, seconds: 0 },
  workingHoursEnd: { hours: 17, minutes: 0, seconds: 0 },
  numberOfVehiclesInFleet: 6,
  baseFare: null,
  activeLocation1: 'Yaba, Lagos',
  activeLocation1Json: yaba,
  activeLocation2: '',
  activeLocation2Json: null,
  activeLocation3: '',
  activeLocation3Json: null,
};

function save(changes: Partial<FleetFields>) {
  const { wire, mistakes } = checkWire(fleetSchema, fleetToWire({ ...fleetFieldsOf(business), ...changes }));
  return { changes: wire && fleetChanges(wire, business), mistakes };
}

describe('the fleet form', () => {
  it('sends nothing where nothing changed', () => expect(save({})).toEqual({ changes: undefined, mistakes: undefined }));

  it('sends only what changed', () => {
    expect(save({ baseFare: '1,500.50' }).changes).toEqual({ baseFare: 1500.5 });
    expect(save({ workingHoursEnd: '21:30' }).changes).toEqual({ workingHoursEnd: { hours: 21, minutes: 30, seconds: 0 } });
  });

  it('takes the base fare away when the field is emptied', () => {
    const priced = { ...business, baseFare: 1500.5 };
    const { wire } = checkWire(fleetSchema, fleetToWire({ ...fleetFieldsOf(priced), baseFare: ' ' }));
    expect(wire && fleetChanges(wire, priced)).toEqual({ baseFare: null });
  });

  it('sends a place with its text, and only an empty text for one that is taken away', () => {
    expect(save({ activeLocation2: 'Yaba, Lagos', activeLocation2Json: asField(yaba) }).changes).toEqual({
      activeLocation2: 'Yaba, Lagos',
      activeLocation2Json: yaba,
    });
    expect(save({ activeLocation1: '', activeLocation1Json: '' }).changes).toEqual({ activeLocation1: '' });
  });

  it('wants a place to be chosen, not only typed', () => {
    expect(save({ activeLocation3: 'Somewhere', activeLocation3Json: '' }).mistakes?.has('activeLocation3Json')).toBe(true);
  });

  it.each([
    ['baseFare', '1.000'],
    ['numberOfVehiclesInFleet', '0'],
    ['numberOfVehiclesInFleet', ''],
  ] as const)('does not take %s as “%s”', (field, value) => {
    expect([...(save({ [field]: value }).mistakes?.keys() ?? [])]).toEqual([field]);
  });
});
