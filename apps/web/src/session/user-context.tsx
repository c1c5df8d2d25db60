import type { OwnUser } from '@waybill/contract/users/user-view';
import { createContext, type ReactNode, use } from 'react';

const UserContext = createContext<OwnUser | null>(null);

export function UserProvider({ user, children }: { user: OwnUser; children: ReactNode }) {
  return <UserContext value={user}>{children}</UserContext>;
}

/** Whether this stands inside the app of somebody who is signed in. */
export function useIsInside(): boolean {
  return use(UserContext) !== null;
}

/** The person who is signed in. Only inside the signed-in shell, where there always is one. */
export function useUser(): OwnUser {
  const user = use(UserContext);
  if (!user) throw new Error('useUser outside of UserProvider');
  return user;
}
