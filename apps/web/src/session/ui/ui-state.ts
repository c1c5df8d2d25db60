import { create } from 'zustand';
import { cookieAnswerText, readCookieAnswer } from './cookie-answer.ts';
import { readRemembered, writeRemembered } from './remembered.ts';

/** The session’s interface state: what is open, shown or due, never data from the server. */
export type UiState = {
  sidebarOpen: boolean;
  /** Index into the menu; null on pages outside it. */
  activeViewIndex: number | null;
  balanceVisible: boolean;
  /** Shown until the question is answered. */
  cookieBannerShown: boolean;
  cookiesAllowed: boolean;
  onboardingSeen: boolean;
  onboardingOpen: boolean;
  searchOpen: boolean;
  searchText: string;
  /** Set by whoever changed an order; the orders table fetches again and clears it. */
  refreshOrdersTable: boolean;
  refreshNotifications: boolean;
  /** The label of the work during which nothing else may be pressed. */
  busyWith: string | null;
  /** While the server cannot be reached: how old what is shown is. */
  awayWords: string | null;
};

const initial: UiState = {
  sidebarOpen: true,
  activeViewIndex: null,
  balanceVisible: true,
  cookieBannerShown: true,
  cookiesAllowed: false,
  onboardingSeen: false,
  onboardingOpen: false,
  searchOpen: false,
  searchText: '',
  refreshOrdersTable: false,
  refreshNotifications: false,
  busyWith: null,
  awayWords: null,
};

export const useUiState = create<UiState>()(() => initial);

const set = useUiState.setState;

/** Takes up what this browser remembers, and from then on keeps it. Called once, in the browser. */
export function restoreUiState(): void {
  const answer = readCookieAnswer(document.cookie);
  set({
    ...readRemembered(() => localStorage),
    ...(answer === null ? {} : { cookieBannerShown: false, cookiesAllowed: answer }),
  });
  useUiState.subscribe((now, before) => {
    const { balanceVisible, sidebarOpen, onboardingSeen } = now;
    if (
      balanceVisible !== before.balanceVisible ||
      sidebarOpen !== before.sidebarOpen ||
      onboardingSeen !== before.onboardingSeen
    )
      writeRemembered(() => localStorage, { balanceVisible, sidebarOpen, onboardingSeen });
  });
}

export const ui = {
  toggleSidebar: () => set((state) => ({ sidebarOpen: !state.sidebarOpen })),
  setActiveView: (activeViewIndex: number | null) => set({ activeViewIndex }),
  toggleBalance: () => set((state) => ({ balanceVisible: !state.balanceVisible })),
  answerCookies: (allowed: boolean) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4
    document.cookie = cookieAnswerText(allowed, location.protocol === 'https:');
    set({ cookieBannerShown: false, cookiesAllowed: allowed });
  },
  askCookiesAgain: () => set({ cookieBannerShown: true }),
  openOnboarding: () => set({ onboardingOpen: true }),
  closeOnboarding: () => set({ onboardingOpen: false, onboardingSeen: true }),
  openSearch: () => set({ searchOpen: true }),
  closeSearch: () => set({ searchOpen: false, searchText: '' }),
  setSearchText: (searchText: string) => set({ searchText }),
  ordersChanged: () => set({ refreshOrdersTable: true }),
  ordersRefreshed: () => set({ refreshOrdersTable: false }),
  notificationsChanged: () => set({ refreshNotifications: true }),
  notificationsRefreshed: () => set({ refreshNotifications: false }),
  setBusy: (busyWith: string | null) => set({ busyWith }),
  setAwayWords: (awayWords: string | null) => set({ awayWords }),
};
