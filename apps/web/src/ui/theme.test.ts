// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { chooseTheme, followTheme, readTheme } from './theme.ts';

afterEach(() => chooseTheme('system'));

it('is that of the device until one is chosen, and then the chosen one on this device', () => {
  expect(readTheme()).toBe('system');
  chooseTheme('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(readTheme()).toBe('dark');
  chooseTheme('system');
  expect(document.documentElement.dataset.theme).toBeUndefined();
  expect(localStorage.getItem('waybill.theme')).toBeNull();
});

it('believes nothing else that is stored, colours the bars of the browser, and follows another tab', () => {
  document.head.innerHTML = `<meta name="theme-color" media="(prefers-color-scheme: light)"><meta name="theme-color" media="(prefers-color-scheme: dark)">`;
  localStorage.setItem('waybill.theme', 'sepia');
  followTheme();
  const colours = () => [...document.querySelectorAll<HTMLMetaElement>('meta')].map(({ content }) => content);
  expect(colours()).toEqual(['#fbf8f1', '#101713']);
  localStorage.setItem('waybill.theme', 'dark');
  dispatchEvent(Object.assign(new Event('storage'), { key: 'waybill.theme' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(colours()).toEqual(['#101713', '#101713']);
});
