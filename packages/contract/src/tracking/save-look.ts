import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idOf } from '../ids.ts';
import { name } from '../text.ts';
import { colourPattern } from './colour.ts';
import { lookView } from './look-view.ts';

const notHttps = 'Please enter an address that begins with https://';

const website = z
  .string(notHttps)
  .check(
    z.trim(),
    z.maxLength(200, 'Please keep it under 201 characters'),
    z.regex(/^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+(:\d{1,5})?([/?#][^\s"<>]*)?)?$/i, notHttps),
  );

/** Or nothing. */
const number = z
  .string('That does not look like a phone number')
  .check(z.trim(), z.regex(/^(\+[1-9][0-9]{6,14})?$/, 'That does not look like a phone number'));

export const saveLook = defineCall({
  method: 'PUT',
  path: '/tracking/look',
  access: 'member',
  summary:
    'Give the tracking pages of one’s parcels a name, a logo, a colour and ways to ask. All of it is seen by whoever opens them.',
  body: z.strictObject({
    isShown: z.boolean('Please send true or false'),
    shopName: name(60, 'the name of your shop'),
    /** The public id of an uploaded picture; the one it has now stays; null takes it away. */
    logo: z.nullable(idOf('image')),
    colour: z
      .string('Please choose a colour')
      .check(z.toLowerCase(), z.regex(colourPattern, 'Please choose a colour like #0b6b45')),
    /** These three may be left out, or empty: then the page does not have them. */
    website: z._default(website, ''),
    phoneNumber: z._default(number, ''),
    whatsappNumber: z._default(number, ''),
  }),
  success: { status: 200, body: lookView },
  limits: [{ by: 'caller', max: 60, seconds: 3600 }],
});
