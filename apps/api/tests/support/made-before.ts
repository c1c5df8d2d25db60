import { beforeAll, beforeEach } from 'vitest';

/** Shared by the tests of a file and made once their world is there; empty until they run. */
export const madeBefore = <T extends object>(make: () => Promise<T>) => madeBy(beforeAll, make);

/** The same, made anew for each of them. */
export const madeForEach = <T extends object>(make: () => Promise<T>) => madeBy(beforeEach, make);

function madeBy<T extends object>(hook: (run: () => Promise<void>) => void, make: () => Promise<T>): T {
  const made = {} as T;
  hook(async () => {
    // Getters stay what they are: a session is that of now.
    Object.defineProperties(made, Object.getOwnPropertyDescriptors(await make()));
  });
  return made;
}
