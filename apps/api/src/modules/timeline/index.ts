import type { Route } from '../../platform/http/route.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { TimelineContext } from './context.ts';
import { forgetOldViews } from './jobs/forget-views.ts';
import { forgetOldWords } from './jobs/forget-words.ts';
import { createBatchShippingRoute } from './routes/create-batch-shipping.ts';
import { createCommentRoute } from './routes/create-comment.ts';
import { createPackageRoute } from './routes/create-package.ts';
import { createPostRoute } from './routes/create-post.ts';
import { createPriceQuoteRoute } from './routes/create-price-quote.ts';
import { createTravellersRequestRoute } from './routes/create-travellers-request.ts';
import { deleteCommentRoute } from './routes/delete-comment.ts';
import { deleteItemRoute } from './routes/delete-item.ts';
import { getPackageMetadataRoute } from './routes/get-package-metadata.ts';
import { getQuoteRoute } from './routes/get-quote.ts';
import { getSharedItemRoute } from './routes/get-shared-item.ts';
import { getTimelineItemRoute } from './routes/get-timeline-item.ts';
import { hideItemRoute } from './routes/hide-item.ts';
import { likeItemRoute } from './routes/like-item.ts';
import { listBookingsRoute } from './routes/list-bookings.ts';
import { listPackagesRoute } from './routes/list-packages.ts';
import { listTimelineRoute } from './routes/list-timeline.ts';
import { listWaysRoute } from './routes/list-ways.ts';
import { reportItemRoute } from './routes/report-item.ts';
import { searchTimelineRoute } from './routes/search-timeline.ts';
import { showItemAgainRoute } from './routes/show-item-again.ts';
import { unlikeItemRoute } from './routes/unlike-item.ts';

export { heldOfSender, type PackageInput, type Parcel, postPackage } from './commands/create-package.ts';
export { removeItem } from './commands/delete-item.ts';
export { editPackage } from './commands/edit-package.ts';
export { forgetAuthor } from './commands/forget-author.ts';
export { findPosted, requestOf as postingRequestOf } from './commands/post-once.ts';
export { postPackages } from './commands/post-packages.ts';
export { type PastItem, recordPastItem } from './commands/record-past-item.ts';
export { replaceReceiver } from './commands/replace-receiver.ts';
export { requireKyc } from './commands/require-kyc.ts';
export type { CollectingParcel, DeliveryHooks, TimelineContext } from './context.ts';
export { itemCommented, itemLiked, parcelPosted } from './events.ts';
export { checkPlace, checkTwoPlaces } from './journey-rules.ts';
export { likelyFees } from './likely-fees.ts';
export { areaOf, neighbourhoodOf } from './neighbourhood.ts';
export { checkPackage } from './package-rules.ts';
export { checkFee } from './price-rules.ts';
export { readPackageView, readPackageViews } from './read-items.ts';
export { readUsualFee, usualWay } from './read-quote.ts';
export { readSharedItem } from './read-shared-item.ts';
export { type AgreedFee, type FeeRoute, listAgreedFees } from './storage/agreed-fees.ts';
export { findByRequests, type PackageSale } from './storage/items.ts';
export {
  findPackageSale,
  type LockedPackage,
  listUnwanted,
  lockPackage,
  setPackageFee,
  setPackageState,
} from './storage/packages.ts';
export { type AuthorStatus, findAuthorStatus } from './storage/people.ts';
export { findReceiver } from './storage/receivers.ts';
export {
  closeItemReports,
  countItemReportsOf,
  findItemReport,
  findItemReportsAround,
  type ItemReportRow,
  listItemReports,
  reopenItemReports,
} from './storage/reports.ts';

export const timelineRoutes: readonly Route<TimelineContext>[] = [
  listTimelineRoute,
  searchTimelineRoute,
  listPackagesRoute,
  listBookingsRoute,
  getPackageMetadataRoute,
  getQuoteRoute,
  createPriceQuoteRoute,
  listWaysRoute,
  getTimelineItemRoute,
  getSharedItemRoute,
  createPackageRoute,
  createTravellersRequestRoute,
  createBatchShippingRoute,
  createPostRoute,
  deleteItemRoute,
  likeItemRoute,
  unlikeItemRoute,
  createCommentRoute,
  deleteCommentRoute,
  reportItemRoute,
  hideItemRoute,
  showItemAgainRoute,
];

export const timelineJobs: readonly JobHandler<TimelineContext>[] = [forgetOldViews, forgetOldWords];
