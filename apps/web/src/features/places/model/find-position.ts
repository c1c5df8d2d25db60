/** Where a browser says it is, and how sure it is of that. */
export type Fix = { readonly latitude: number; readonly longitude: number; readonly accuracyM: number };

export type PositionTrouble = 'refused' | 'unavailable' | 'unsupported';

export type Geolocation = Pick<globalThis.Geolocation, 'getCurrentPosition' | 'watchPosition' | 'clearWatch'>;

/** Farther off than this, “nearest” would mean little. */
export const roughM = 1_500;

export class PositionError extends Error {
  readonly trouble: PositionTrouble;

  constructor(trouble: PositionTrouble) {
    super(trouble);
    this.trouble = trouble;
  }
}

export function geolocationOf(browser: Partial<Pick<Navigator, 'geolocation'>>): Geolocation | undefined {
  return browser.geolocation;
}

export function fixOf({ coords }: Pick<GeolocationPosition, 'coords'>): Fix {
  return { latitude: coords.latitude, longitude: coords.longitude, accuracyM: coords.accuracy };
}

export function troubleOf({ code }: Pick<GeolocationPositionError, 'code'>): PositionTrouble {
  return code === 1 ? 'refused' : 'unavailable';
}

/** Asks the browser once, which asks the person where it has not been told yet. */
export function findPosition(geolocation: Geolocation | undefined): Promise<Fix> {
  return new Promise((resolve, reject) => {
    if (!geolocation) return reject(new PositionError('unsupported'));
    geolocation.getCurrentPosition(
      (position) => resolve(fixOf(position)),
      (error) => reject(new PositionError(troubleOf(error))),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 15_000 },
    );
  });
}
