import { vi } from 'vitest';

type Permission = 'default' | 'granted' | 'denied';

/** A browser with push, whose person gives this answer. */
export function browserWithPush(permission: Permission, answer: Permission = permission, key?: ArrayBuffer) {
  let subscription: unknown = null;
  const unsubscribe = vi.fn(async () => {
    subscription = null;
    return true;
  });
  const subscribe = vi.fn(async (_options: { applicationServerKey: string }) => {
    subscription = {
      endpoint: 'https://push.example/1',
      keys: { p256dh: 'p', auth: 'a' },
      unsubscribe,
      options: { applicationServerKey: key },
    };
    return subscription;
  });
  const registration = { pushManager: { subscribe, getSubscription: async () => subscription } };
  const register = vi.fn(async () => registration);
  const Notification = {
    permission,
    requestPermission: vi.fn(async () => {
      Notification.permission = answer;
      return answer;
    }),
  };
  vi.stubGlobal('Notification', Notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { register, getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return { subscribe, unsubscribe, register, registration, Notification };
}
