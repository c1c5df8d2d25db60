import { describe, expect, it } from 'vitest';
import { type Candidate, mostMeasured, rank, sortOut, type ToGive } from './suggestion-rules.ts';

const yaba = { latitude: 6.51, longitude: 3.37 };
const order: ToGive = { senderId: 'usr_sender', riderId: null, mode: 0, weightGrams: 5_000, at: yaba };
const bike = { id: 'veh_1', kind: 0, plate: 'LSD-104-XA', capacityKg: 20, capacityPlaces: 3 };

const tobi = (more: Partial<Candidate> = {}): Candidate => ({
  ...{ riderId: 'usr_tobi', name: 'Tobi', profilePicture: null, isOnDuty: true, vehicle: bike, spot: yaba },
  ...{ load: { parcels: 0, grams: 0 }, refusal: undefined, ...more },
});
const why = (rider: Candidate, more: Partial<ToGive> = {}, hasVehicles = true) =>
  sortOut([rider], { ...order, ...more }, hasVehicles).others.map(({ why, reason }) => `${why}: ${reason}`)[0];

describe('whom the board suggests', () => {
  it('is whoever is on duty with room and the right vehicle', () => {
    expect(why(tobi())).toBeUndefined();
    expect(why(tobi({ isOnDuty: false }))).toBe('off-duty: Off duty.');
    expect(why(tobi({ load: { parcels: 1, grams: 16_000 } }))).toBe('no-room: Has room for 4 kg, and it weighs 5 kg.');
    expect(why(tobi({ load: { parcels: 3, grams: 900 } }))).toBe('no-room: Has 3 parcels, which is all that finds room.');
    expect(why(tobi(), { mode: 2 })).toBe('wrong-vehicle: Rides a bike, and it asks for another.');
    expect(why(tobi({ refusal: { reason: 'Flat tyre', isSilent: false } }))).toBe('said-no: Said no: Flat tyre');
    expect(why(tobi({ refusal: { reason: 'Did not answer in time', isSilent: true } }))).toBe(
      'no-answer: Did not answer in time.',
    );
    expect(why(tobi(), { senderId: 'usr_tobi' })).toBe('own-parcel: It is their own parcel.');
    expect(why(tobi(), { riderId: 'usr_tobi' })).toBe('has-it: Has it already.');
  });

  it('asks for a vehicle only where the business has a list of them', () => {
    expect(why(tobi({ vehicle: undefined }))).toBe('no-vehicle: Has no vehicle now.');
    expect(why(tobi({ vehicle: undefined }), {}, false)).toBeUndefined();
  });

  it('is one of the nearest, where there are many', () => {
    const crowd = Array.from({ length: mostMeasured + 2 }, (_, index) =>
      tobi({ riderId: `usr_${index}`, spot: { ...yaba, latitude: yaba.latitude + index / 100 } }),
    );
    const { fit, others } = sortOut(crowd.toReversed(), order, true);
    expect(fit[0]?.riderId).toBe('usr_0');
    expect(fit).toHaveLength(mostMeasured);
    expect(others.map(({ riderId, why }) => [riderId, why])).toEqual([
      ['usr_20', 'farther-away'],
      ['usr_21', 'farther-away'],
    ]);
  });

  it('is ranked by travel time, with a reason in words', () => {
    const near = tobi({ riderId: 'usr_near', load: { parcels: 2, grams: 2_500 } });
    const ranked = rank([
      { rider: tobi({ spot: undefined }), seconds: undefined },
      { rider: tobi({ riderId: 'usr_far', vehicle: undefined }), seconds: 4_000 },
      { rider: near, seconds: 700 },
      { rider: tobi({ riderId: 'usr_free' }), seconds: 690 },
    ]);
    expect(ranked.map(({ riderId, minutes }) => [riderId, minutes])).toEqual([
      ['usr_free', 12],
      ['usr_near', 12],
      ['usr_far', 67],
      ['usr_tobi', null],
    ]);
    expect(ranked.map(({ reason }) => reason)).toEqual([
      '12 minutes away by bike, with room for 20 kg; has nothing to do.',
      '12 minutes away by bike, with room for 17.5 kg; has 2 parcels.',
      '1 h 7 min away; has nothing to do.',
      'On duty; we do not know how far away, with room for 20 kg; has nothing to do.',
    ]);
  });
});
