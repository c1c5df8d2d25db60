/** Called when it is time; `isLeaving` says that the page is being left and nothing may wait for an answer. */
type Depart = (isLeaving: boolean) => void | Promise<void>;

/** Things that are gone for the eye and wait a moment for somebody to change their mind. */
export function createDepartures() {
  const waiting = new Map<string, Depart>();

  function finish(id: string, isLeaving = false): void | Promise<void> {
    const depart = waiting.get(id);
    waiting.delete(id);
    return depart?.(isLeaving);
  }

  return {
    begin: (id: string, depart: Depart): void => void waiting.set(id, depart),
    /** True when it was not too late. */
    stop: (id: string): boolean => waiting.delete(id),
    finish: (id: string): void => void finish(id),
    finishAll: (): void => {
      for (const id of [...waiting.keys()]) void finish(id, true);
    },
    /** The same for somebody who stays: they are told what the server said before they go on. */
    settleAll: async (): Promise<void> => {
      await Promise.allSettled([...waiting.keys()].map((id) => finish(id)));
    },
    /** A list asked for meanwhile still holds them. */
    isLeaving: (id: string): boolean => waiting.has(id),
  };
}

export const departures = createDepartures();

if (typeof addEventListener === 'function') addEventListener('pagehide', departures.finishAll);
