import { fold } from '@waybill/contract/fold';
import { timelineLimits } from '@waybill/contract/timeline/enums';
import { paths, withQuery } from '../../session/paths.ts';
import type { Found } from './found-things.ts';

type SearchPlace = Found & {
  /** Other words people look for it by. */
  readonly words: string;
  readonly partnersOnly?: boolean;
};

/** The search for the typed text on the timeline. */
export function searchOnTimeline(text: string): Found | undefined {
  const words = text.trim().slice(0, timelineLimits.search);
  if (words === '') return undefined;
  return {
    key: 'timeline-search',
    label: `Search the timeline for “${words}”`,
    detail: 'Parcels, trips, people',
    to: withQuery(paths.timeline, { search: words }),
  };
}

const listed = [
  { label: 'Home', detail: 'Needs your attention', words: 'dashboard start', to: paths.dashboard },
  { label: 'Timeline', detail: 'Parcels, trips and posts', words: 'feed travellers batch news', to: paths.timeline },
  { label: 'Naira wallet', detail: 'Your naira balance', words: 'money balance ngn naira transactions', to: paths.walletNg },
  { label: 'Dollar wallet', detail: 'Your dollar balance', words: 'money balance usd dollar paypal', to: paths.walletIntl },
  { label: 'Orders', detail: 'What you send and carry', words: 'deliveries parcels', to: paths.orders },
  {
    label: 'Sell by link',
    detail: 'Paid into escrow',
    words: 'sales sale shop goods buyer link pay on delivery',
    to: paths.sales,
  },
  { label: 'Messages', detail: 'Your conversations', words: 'chat inbox', to: paths.messages },
  { label: 'Notifications', detail: 'What happened', words: 'alerts bell', to: paths.notifications },
  { label: 'Rounds', detail: 'Your business', words: 'plan route stops slip in', to: paths.rounds, partnersOnly: true },
  {
    label: 'Earnings',
    detail: 'Your business',
    words: 'shares riders pay statement csv commission',
    to: paths.earnings,
    partnersOnly: true,
  },
  { label: 'Board', detail: 'Your business', words: 'dispatch riders assign hand out', to: paths.board, partnersOnly: true },
  {
    label: 'Vehicles',
    detail: 'Your business',
    words: 'bikes vans fleet plate papers insurance',
    to: paths.vehicles,
    partnersOnly: true,
  },
  { label: 'Shifts', detail: 'Your business', words: 'plan week riders rota hours', to: paths.shifts, partnersOnly: true },
  { label: 'Activity', detail: 'Your business', words: 'fleet dispatch partner', to: paths.activity, partnersOnly: true },
  { label: 'Profile', detail: 'How others see you', words: 'rating stars picture me', to: paths.profile },
  { label: 'Settings', detail: 'All of them', words: 'preferences', to: paths.settings },
  { label: 'Account settings', detail: 'Settings', words: 'sessions devices sign out', to: paths.accountSettings },
  {
    label: 'Account information',
    detail: 'Settings',
    words: 'name username email email phone city',
    to: paths.accountInformation,
  },
  { label: 'Change password', detail: 'Settings', words: 'security', to: paths.changePassword },
  { label: 'Change PIN', detail: 'Settings', words: 'wallet security', to: paths.changePin },
  { label: 'Notification settings', detail: 'Settings', words: 'alerts', to: paths.notificationSettings },
  { label: 'Email notifications', detail: 'Settings', words: 'email mail receipts', to: paths.emailNotifications },
  { label: 'Push notifications', detail: 'Settings', words: 'browser alerts', to: paths.pushNotifications },
  { label: 'Direct messages', detail: 'Settings', words: 'read receipts chat', to: paths.directMessages },
  { label: 'Theme', detail: 'Settings', words: 'light dark mode night look appearance colours', to: paths.display },
  { label: 'Time zone', detail: 'Settings', words: 'clock hours days lagos london', to: paths.display },
  { label: 'Your standing', detail: 'Settings', words: 'warning restriction appeal suspended rules', to: paths.standing },
  { label: 'Muted people', detail: 'Settings', words: 'mute unmute block users', to: paths.mutedUsers },
  {
    label: 'Pickup places',
    detail: 'Settings',
    words: 'address book pickup locations shop store warehouse send from landmark',
    to: paths.pickupPlaces,
  },
  { label: 'Receivers', detail: 'Settings', words: 'address book contacts customers landmark', to: paths.receivers },
  { label: 'Additional resources', detail: 'Settings', words: 'about export my data copy', to: paths.additionalResources },
  { label: 'Build on Waybill', detail: 'A guide for developers', words: 'api docs code curl webhooks sdk', to: paths.developers },
  { label: 'Help', detail: 'Answers, and our support team', words: 'support question contact faq', to: paths.help },
  { label: 'Terms', detail: 'To read', words: 'conditions law', to: paths.terms },
  { label: 'Privacy', detail: 'To read', words: 'data ndpa cookies', to: paths.privacy },
  { label: 'Deactivate account', detail: 'Settings', words: 'delete close leave', to: paths.deactivate },
  { label: 'Buy credits', detail: 'For sending parcels', words: 'bundle pay', to: paths.buyCredits },
  { label: 'Send a parcel', detail: 'Write a waybill', words: 'post package ship', popup: 'PostSend' },
  { label: 'Sell something', detail: 'Make a link', words: 'new sale price goods', to: paths.newSale },
  { label: 'Get a quote', detail: 'What it may cost', words: 'price fee estimate', popup: 'GetQuote' },
  { label: 'Track a parcel', detail: 'Where it is', words: 'tracking id find map', popup: 'Tracking' },
  { label: 'Carry a parcel', detail: 'Earn on your way', words: 'deliver rider traveller', popup: 'Deliver' },
  { label: 'Add money', detail: 'Wallet', words: 'fund top up topup deposit card', popup: 'FundWallet' },
  { label: 'Withdraw money', detail: 'Wallet', words: 'payout bank cash out', popup: 'WithdrawFunds' },
  { label: 'Reset your PIN', detail: 'Wallet', words: 'reset pin', popup: 'ForgotPin' },
  { label: 'Identity check', detail: 'KYC', words: 'verify documents id', popup: 'CompleteKyc' },
  { label: 'How Waybill works', detail: 'Three short cards', words: 'help onboarding introduction tour', act: 'show-onboarding' },
  { label: 'Cookie choice', detail: 'Ask me again', words: 'privacy analytics consent', act: 'ask-cookies' },
] as const;

/** Places, settings and first steps of the app; each is known by its name. */
export const searchPlaces: readonly SearchPlace[] = listed.map((place) => ({ key: place.label, ...place }));

function plain(text: string): string {
  return fold(text).replace(/-/g, '');
}

/** Places in which every word typed begins some word, those named so before those described so. */
export function findPlaces(text: string, isDispatchPartner: boolean): SearchPlace[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const open = searchPlaces.filter((place) => !place.partnersOnly || isDispatchPartner);
  if (wanted.length === 0) return open.slice(0, 10);

  const fits = (source: string) => {
    const words = plain(source).split(/\s+/);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  };
  const named = open.filter((place) => fits(place.label));
  const described = open.filter((place) => !named.includes(place) && fits(`${place.label} ${place.detail} ${place.words}`));
  return [...named, ...described];
}
