import type { AuthorView } from '@waybill/contract/timeline/item-view';
import type { AuthorColumns } from './storage/authors.ts';

export function authorViewOf(row: AuthorColumns): AuthorView {
  return {
    id: row.authorId,
    username: row.username,
    fullName: row.fullName,
    profilePicture: row.profilePicture,
    isDispatchPartner: row.isDispatchPartner,
    isStaff: row.isStaff,
    isIdentityChecked: row.isIdentityChecked,
    rating: row.ratingCount === 0 ? 0 : Math.round((row.ratingSum / row.ratingCount) * 10) / 10,
    numberOfDeliveries: row.numberOfDeliveries,
  };
}
