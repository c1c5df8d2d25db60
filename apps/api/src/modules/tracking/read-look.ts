import type { LookView } from '@waybill/contract/tracking/look-view';
import type { Db } from '../../platform/db/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { readLogo } from './logo.ts';
import { findLook, findOwner } from './storage/looks.ts';

const ourColour = '#0b6b45';

/** One’s own look; before there is one, what it would begin with. */
export async function readLook(db: Db, userId: string): Promise<LookView> {
  const [look, owner, logo] = await Promise.all([findLook(db, userId), findOwner(db, userId), readLogo(db, userId)]);
  if (!owner) throw new Problem('session_ended', 'This account is gone.');
  return {
    isShown: look?.isShown ?? false,
    shopName: look?.shopName ?? owner.fullName.slice(0, 60),
    logo: logo?.publicId ?? null,
    logoUrl: logo?.url ?? null,
    colour: look?.colour ?? ourColour,
    website: look?.website ?? '',
    phoneNumber: look?.phone ?? '',
    whatsappNumber: look?.whatsapp ?? '',
    username: owner.username,
  };
}
