import { roleOffers } from '@waybill/contract/businesses/role-words';
import { idOf } from '@waybill/contract/ids';
import { amountDigits, type Currency, currencies, toMinor } from '@waybill/contract/money';
import { itemCategories } from '@waybill/contract/timeline/enums';
import { type SharedItemView, sharedItemId } from '@waybill/contract/timeline/get-shared-item';
import { sharedItemTitle } from '@waybill/contract/timeline/shared-words';
import type { SharedPersonView } from '@waybill/contract/users/get-shared-person';
import { type BusinessesContext, readOpenInvitation } from './modules/businesses/index.ts';
import { linkSizeOf } from './modules/files/index.ts';
import { readSalePreview, type SalePreview } from './modules/sales/index.ts';
import { readSharedItem } from './modules/timeline/index.ts';
import { readSharedPerson } from './modules/users/index.ts';
import type { Db } from './platform/db/database.ts';
import type { LinkPreview, LinkPreviews } from './platform/http/link-previews.ts';

const personId = idOf('user');

/** What a chat shows of a link to a parcel, a trip, a batch, a person or a sale: no more than its page does. */
export function sharedLinks(db: Db): LinkPreviews {
  return {
    '/shared/:id': async (id) => {
      if (sharedItemId.safeParse(id).success) {
        const item = await readSharedItem(db, id);
        return item && itemPreview(item);
      }
      if (!personId.safeParse(id).success) return undefined;
      const person = await readSharedPerson(db, id);
      return person && personPreview(person);
    },
    '/buy/:code': async (code, ip) => {
      const sale = await readSalePreview(db, code, ip);
      return sale && salePreview(sale, code);
    },
  };
}

/** What a chat shows of an invitation to act for a business. */
export function invitationLinks(context: Pick<BusinessesContext, 'db' | 'keys'>): LinkPreviews {
  return {
    '/join/:token': async (token) => {
      const invitation = await readOpenInvitation(context, token);
      return (
        invitation && {
          title: `${invitation.businessName} invites you`,
          description: `You would ${roleOffers[invitation.role](invitation.businessName)}. See what that means, and say yes or no.`,
        }
      );
    },
  };
}

function salePreview(sale: SalePreview, code: string): LinkPreview {
  const { title, priceMinor, currency, sellerName, isChecked, isForSale, image } = sale;
  const price = `${currencies[currency].symbol}${amountDigits(priceMinor)}`;
  const seller = `${sellerName}${isChecked ? ', identity checked' : ''}`;
  return {
    title: `${title}, ${price}`,
    description: isForSale
      ? `From ${seller}. We keep your money until you hold what you bought. No account needed.`
      : `From ${seller}. This is sold or no longer for sale.`,
    // The code as it was typed is one that we know.
    picture: image && { path: `/api/buy/${encodeURIComponent(code)}/picture`, ...linkSizeOf(image) },
  };
}

function itemPreview(item: SharedItemView): LinkPreview {
  return { title: sharedItemTitle(item), description: `${aboutItem(item)} The money waits in escrow until it is handed over.` };
}

function aboutItem(item: SharedItemView): string {
  const day = dayWords(item.day);
  if (item.itemType === 2) return `Room for your parcel on ${day}.`;
  if (item.itemType === 4)
    return `Room for your parcel on ${day}, for ${money(item.priceStart, item.currency)} to ${money(item.priceEnd, item.currency)}.`;
  const what = itemCategories.find(({ id }) => id === item.itemCategoryId)?.name ?? 'A parcel';
  return `${what}, ${item.weight} kg, on ${day}. Carry it for ${money(item.price, item.currency)}.`;
}

function personPreview({
  name,
  isIdentityChecked,
  rating,
  numberOfDeliveries,
  isDispatchPartner,
}: SharedPersonView): LinkPreview {
  const record = [
    isDispatchPartner ? 'Dispatch business' : 'Sends and carries parcels',
    ...(isIdentityChecked ? ['identity checked'] : []),
    ...(rating > 0 ? [`${rating.toFixed(1)} of 5 stars`] : []),
    ...(numberOfDeliveries > 0 ? [numberOfDeliveries === 1 ? '1 delivery' : `${numberOfDeliveries} deliveries`] : []),
  ];
  return { title: `${name} on Waybill`, description: `${record.join(', ')}.` };
}

function money(major: number, currency: Currency): string {
  return `${currencies[currency].symbol}${amountDigits(toMinor(major))}`;
}

const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

function dayWords(day: string): string {
  return weekday.format(new Date(day)).replace(',', '');
}
