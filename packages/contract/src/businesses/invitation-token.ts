import * as z from 'zod/mini';
import { opaque } from '../text.ts';

/** What stands in the link that the invited got. */
export const invitationParams = z.strictObject({ token: opaque });
