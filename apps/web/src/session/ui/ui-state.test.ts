// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { cookieAnswerText, readCookieAnswer } from './cookie-answer.ts';
import { restoreUiState, ui, useUiState } from './ui-state.ts';

const read = useUiState.getState;

describe('the interface state', () => {
  beforeEach(() => useUiState.setState(useUiState.getInitialState(), true));

  it('shows the cookie banner until the question is answered, and remembers the answer in the cookie', () => {
    expect(read().cookieBannerShown).toBe(true);
    ui.answerCookies(false);
    expect(read().cookieBannerShown).toBe(false);
    expect(read().cookiesAllowed).toBe(false);
    expect(readCookieAnswer(document.cookie)).toBe(false);
    ui.answerCookies(true);
    expect(readCookieAnswer(document.cookie)).toBe(true);
  });

  it('keeps balance visibility, sidebar and onboarding for the next visit, and nothing else', () => {
    restoreUiState();
    ui.toggleBalance();
    ui.toggleSidebar();
    ui.closeOnboarding();
    ui.openSearch();
    useUiState.setState(useUiState.getInitialState(), true);
    localStorage.setItem('waybill.ui', '{"balanceVisible":false,"sidebarOpen":false,"onboardingSeen":true,"searchOpen":true}');
    restoreUiState();
    expect(read()).toMatchObject({ balanceVisible: false, sidebarOpen: false, onboardingSeen: true, searchOpen: false });
  });

  it('writes what it keeps to the browser’s storage', () => {
    restoreUiState();
    ui.toggleBalance();
    expect(JSON.parse(localStorage.getItem('waybill.ui') ?? '')).toMatchObject({ balanceVisible: false, sidebarOpen: true });
  });

  it('starts afresh when the storage holds something else', () => {
    localStorage.setItem('waybill.ui', '{"balanceVisible":"no"');
    restoreUiState();
    expect(read().balanceVisible).toBe(true);
  });

  it('raises and clears the refresh flags', () => {
    ui.ordersChanged();
    ui.notificationsChanged();
    expect(read()).toMatchObject({ refreshOrdersTable: true, refreshNotifications: true });
    ui.ordersRefreshed();
    expect(read()).toMatchObject({ refreshOrdersTable: false, refreshNotifications: true });
  });
});

describe('the cookie', () => {
  it('is 1 for yes and 0 for no', () => {
    expect(cookieAnswerText(true, true)).toMatch(/^__allowCookie=1; .*Secure$/);
    expect(cookieAnswerText(false, false)).toMatch(/^__allowCookie=0; /);
  });

  it('counts as unanswered when it holds anything else', () => {
    expect(readCookieAnswer('a=1; __allowCookie=yes')).toBeNull();
    expect(readCookieAnswer('x__allowCookie=1')).toBeNull();
    expect(readCookieAnswer('a=b; __allowCookie=1')).toBe(true);
  });
});
