import * as z from 'zod/mini';
import { idOf } from '../ids.ts';
import { amount, amountView, currencyCode } from '../money.ts';
import { line } from '../text.ts';
import { keyScopes, longestKeyName, mostKeyAddresses } from './key-scopes.ts';

export const keyName = line(longestKeyName, 'a name for the key');

const aScope = 'Please choose what the key may do';
export const keyScopeList = z.array(z.enum(keyScopes, aScope), aScope).check(
  z.minLength(1, aScope),
  z.refine((scopes) => new Set(scopes).size === scopes.length, 'Each scope is named once'),
);

/** Four numbers, or the eight groups of the newer kind; with the size of a network behind a slash, if it is one. */
const anAddress = 'Please enter an address like 203.0.113.7, or a network like 203.0.113.0/24';
const keyAddress = z.string(anAddress).check(
  z.trim(),
  z.maxLength(60, anAddress),
  z.refine((address) => isAddress(address), anAddress),
);

const schemas = [z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()] as const;

function isAddress(text: string): boolean {
  return schemas.some((schema) => schema.safeParse(text).success);
}

/** From where the key works; from anywhere when there are none. */
export const keyAddresses = z
  .array(keyAddress, anAddress)
  .check(z.maxLength(mostKeyAddresses, `${mostKeyAddresses} addresses at most`));

/** What a key may spend in a day, in naira or dollars. */
export const dailyLimit = z.strictObject({ amount, currency: currencyCode });

/** An API key as its owner sees it: never the key itself. */
export const keyView = z.object({
  id: idOf('apiKey'),
  name: z.string(),
  /** Whether it is a key of the test world. */
  isTest: z.boolean(),
  /** How the key begins. */
  beginning: z.string(),
  scopes: z.array(z.enum(keyScopes)),
  addresses: z.array(z.string()),
  /** Who made it; the owner of a business sees the keys of its members, too. */
  madeBy: z.object({ id: idOf('user'), fullName: z.string() }),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
  /** It no longer works from here on. */
  expiresAt: z.nullable(z.iso.datetime()),
  dailyLimit: z.nullable(z.object({ amount: amountView, currency: currencyCode, spentToday: amountView })),
});

export type KeyView = z.infer<typeof keyView>;
