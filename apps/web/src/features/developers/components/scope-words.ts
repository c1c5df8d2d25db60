import type { KeyScope } from '@waybill/contract/developers/key-scopes';

export const scopeWords: Readonly<Record<KeyScope, { readonly title: string; readonly text: string }>> = {
  read: { title: 'Look', text: 'Orders, parcels, places, prices and sales.' },
  ship: { title: 'Send', text: 'Post parcels, ask and answer carriers. It spends nothing until you set a daily limit.' },
  webhooks: { title: 'Webhooks', text: 'Where we tell your systems what happens.' },
};

/** What sending means where the money is made up. */
export const shipInTests = 'Post parcels, ask and answer carriers, with made-up money.';
