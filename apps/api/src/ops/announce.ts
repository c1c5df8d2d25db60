import type { Context } from '../context.ts';
import { announce } from '../modules/notifications/index.ts';
import { recordAct } from '../modules/ops/index.ts';

/** Notifies everybody, once: repeated with the same text, it reaches those who have not got it yet. */
export async function announceNow(context: Context, text: string, link = '/timeline'): Promise<string> {
  const reached = await announce(context, { text, link }, (tx) =>
    recordAct(tx, { staffId: null, what: 'announced', subject: text.trim(), about: { link } }),
  );
  if (reached === 0) return 'Everybody has heard that already.';
  return reached === 1 ? '1 person was told.' : `${reached.toLocaleString('en')} people were told.`;
}
