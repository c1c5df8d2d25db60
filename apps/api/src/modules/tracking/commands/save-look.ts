import type { BodyOf } from '@waybill/contract/call';
import type { saveLook as call } from '@waybill/contract/tracking/save-look';
import { transact } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { replaceImages } from '../../files/index.ts';
import { checkPhoneNumber, lockAccount, refuseOurName } from '../../identity/index.ts';
import type { TrackingContext } from '../context.ts';
import { logoOf } from '../logo.ts';
import { saveLook as write } from '../storage/looks.ts';

/** What somebody writes here is seen under our address: it may be anybody’s name but ours. */
export async function saveLook({ db }: TrackingContext, caller: Caller, body: BodyOf<typeof call>): Promise<void> {
  const { userId } = caller;
  if (!caller.grants.has('staff')) refuseOurName(body.shopName, 'shopName');
  const real = (field: 'phoneNumber' | 'whatsappNumber') => (body[field] === '' ? '' : checkPhoneNumber(body[field], '', field));
  const look = {
    userId,
    isShown: body.isShown,
    shopName: body.shopName,
    colour: body.colour,
    website: body.website,
    phone: real('phoneNumber'),
    whatsapp: real('whatsappNumber'),
  };
  await transact(db, async (tx) => {
    // In another tab they may just be leaving: then nothing of this is written down any more.
    const account = await lockAccount(tx, userId);
    if (!account || account.deactivatedAt) throw new Problem('session_ended', 'This account is gone.');
    await write(tx, look);
    await replaceImages(tx, userId, body.logo === null ? [] : [body.logo], logoOf(userId));
  });
}
