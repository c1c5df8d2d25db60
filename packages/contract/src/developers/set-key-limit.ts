import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { pin } from '../text.ts';
import { dailyLimit, keyView } from './key-view.ts';

export const setKeyLimit = defineCall({
  method: 'PUT',
  path: '/developers/keys/{keyId}/limit',
  access: 'member',
  summary:
    'Let an API key spend money for parcels that it sends, up to so much from midnight to midnight in Lagos, or take that away with null. Without a limit a key spends nothing.',
  params: z.strictObject({ keyId: idOf('apiKey') }),
  body: z.strictObject({ dailyLimit: z.nullable(dailyLimit), pin }),
  success: { status: 200, body: keyView },
  errors: ['not_found', 'pin_wrong', 'pin_missing', 'wallet_locked', 'forbidden'],
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
