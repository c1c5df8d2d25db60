import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

const mostEntries = 5000;

type Entry = { payload: AdapterPayload; expiresAt: number };

/** Sessions, codes and tokens, in memory: signing in again after a restart is one click. */
export function memoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();

  const read = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry === undefined || entry.expiresAt > Date.now()) return entry?.payload;
    entries.delete(key);
    return undefined;
  };

  const dropOldest = () => {
    for (const key of entries.keys()) {
      if (entries.size <= mostEntries) return;
      entries.delete(key);
    }
  };

  return (model): Adapter => {
    const findWhere = async (matches: (payload: AdapterPayload) => boolean) => {
      for (const key of entries.keys()) {
        const payload = key.startsWith(`${model}:`) ? read(key) : undefined;
        if (payload !== undefined && matches(payload)) return payload;
      }
      return undefined;
    };
    return {
      upsert: async (id, payload, expiresIn) => {
        entries.set(`${model}:${id}`, {
          payload,
          expiresAt: expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1000,
        });
        dropOldest();
      },
      find: async (id) => read(`${model}:${id}`),
      findByUid: (uid) => findWhere((payload) => payload.uid === uid),
      findByUserCode: (userCode) => findWhere((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = read(`${model}:${id}`);
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => {
        entries.delete(`${model}:${id}`);
      },
      revokeByGrantId: async (grantId) => {
        for (const [key, { payload }] of entries) if (payload.grantId === grantId) entries.delete(key);
      },
    };
  };
}
