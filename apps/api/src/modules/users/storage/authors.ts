import type { Db } from '../../../platform/db/database.ts';

/** What is shown of whoever posts, comments or names a price. */
export type AuthorColumns = {
  readonly authorId: string;
  readonly username: string;
  readonly fullName: string;
  readonly profilePicture: string | null;
  readonly isDispatchPartner: boolean;
  readonly isStaff: boolean;
  readonly isIdentityChecked: boolean;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly numberOfDeliveries: number;
};

/** Of an account that is called `author`, and its `profile`. */
export const authorColumns = (db: Db) => db`
  author.id as author_id, author.username, author.is_dispatch_partner, author.is_staff, profile.full_name, profile.profile_picture,
  profile.rating_sum, profile.rating_count, profile.number_of_deliveries, profile.kyc_status = 1 as is_identity_checked`;
