// Made from the contract by `npm run generate`; do not edit.

export type Calls = {
  /** What stands on the timeline: parcels, trips, batches and posts, with their prices and places. */
  readonly parcels: {
    /** Begin an import with a CSV or XLSX file of up to 1,000 parcels: its columns are guessed and each row is checked. Nothing is posted yet, and a row that was posted before is known again. */
    readonly createImport: typeof import('@waybill/contract/imports/create-import').createImport;
    /** Post a package: the fee and the charge for sending are held in escrow until it is handed over. A credit pays the charge if there is one. It can carry a price that the receiver pays at the door. */
    readonly createPackage: typeof import('@waybill/contract/timeline/create-package').createPackage;
    /** Have a business’s price for a ride held for five minutes: a package posted with it meanwhile costs that, whatever becomes of the list. */
    readonly createPriceQuote: typeof import('@waybill/contract/timeline/create-price-quote').createPriceQuote;
    /** Put an import away. What was posted from it stays posted, and is still known again. */
    readonly deleteImport: typeof import('@waybill/contract/imports/delete-import').deleteImport;
    /** Take down an item of one’s own. The money held for a package comes back in full. */
    readonly deleteItem: typeof import('@waybill/contract/timeline/delete-item').deleteItem;
    /** The area, town or landmark of our own gazetteer that lies nearest to a position. */
    readonly findNearestPlace: typeof import('@waybill/contract/places/find-nearest-place').findNearestPlace;
    /** An import with its rows, or only how far it is. */
    readonly getImport: typeof import('@waybill/contract/imports/get-import').getImport;
    /** Where the pictures of a map come from, if this house has any; without, maps are outlines. */
    readonly getMapTiles: typeof import('@waybill/contract/places/get-map-tiles').getMapTiles;
    /** What a package can be: categories, handling, kinds of delivery, modes of travel, prices, and how many credits one has. */
    readonly getPackageMetadata: typeof import('@waybill/contract/timeline/get-package-metadata').getPackageMetadata;
    /** What a business asks for its rides. */
    readonly getPriceList: typeof import('@waybill/contract/prices/get-price-list').getPriceList;
    /** What a delivery is likely to cost, and why: a range, from distance, weight, kind of delivery and mode of travel, and from what was agreed on that route before. */
    readonly getQuote: typeof import('@waybill/contract/timeline/get-quote').getQuote;
    /** The public side of a parcel, a trip or a batch that is still open, for whoever was given a link to it. Anything else is not there. */
    readonly getSharedItem: typeof import('@waybill/contract/timeline/get-shared-item').getSharedItem;
    /** One item with its comments, newest first; limit, skip and cursor page the comments. */
    readonly getTimelineItem: typeof import('@waybill/contract/timeline/get-timeline-item').getTimelineItem;
    /** Keep a place that one sends from. The same name at the same address is one place: sent again, it is that one, as it was sent last. The same name elsewhere is refused. */
    readonly keepPickupPlace: typeof import('@waybill/contract/receivers/keep-pickup-place').keepPickupPlace;
    /** Keep somebody in the book of receivers. The same phone at the same address is one entry: sent again, it is that one, as it was sent last. */
    readonly keepReceiver: typeof import('@waybill/contract/receivers/keep-receiver').keepReceiver;
    /** Packages that ask to travel with one’s own trips and batches, newest first. */
    readonly listBookings: typeof import('@waybill/contract/timeline/list-bookings').listBookings;
    /** One’s own imports, the newest first. */
    readonly listImports: typeof import('@waybill/contract/imports/list-imports').listImports;
    /** Packages that want a carrier, newest first; by day, mode of travel, and words of where from and where to. */
    readonly listPackages: typeof import('@waybill/contract/timeline/list-packages').listPackages;
    /** The places that an account or a business sends from: all of them, the default first, then by their names. */
    readonly listPickupPlaces: typeof import('@waybill/contract/receivers/list-pickup-places').listPickupPlaces;
    /** The book of receivers of an account or a business, newest first. `search` finds them by parts of their name, phone, address or landmark. */
    readonly listReceivers: typeof import('@waybill/contract/receivers/list-receivers').listReceivers;
    /** The timeline, newest first, without what one has muted, reported or is not interested in. itemType: All 0, Package 1, TravellersRequest 2, Post 3, BatchShipping 4, Express 5, Mine 6. */
    readonly listTimeline: typeof import('@waybill/contract/timeline/list-timeline').listTimeline;
    /** Trips and batches that go the way of a parcel and have room for it, those that leave first at the beginning. */
    readonly listWays: typeof import('@waybill/contract/timeline/list-ways').listWays;
    /** Mend a row of an import. The row is checked anew; one that was posted stays as it is. */
    readonly mendRow: typeof import('@waybill/contract/imports/mend-row').mendRow;
    /** Post all rows of an import that are ready, or those named, with one PIN. Fees and charges are held in escrow as for any parcel. Asked again after a failure it goes on where it stopped. */
    readonly postImport: typeof import('@waybill/contract/imports/post-import').postImport;
    /** Take out a place that one sends from. Parcels that were posted are still picked up there. */
    readonly removePickupPlace: typeof import('@waybill/contract/receivers/remove-pickup-place').removePickupPlace;
    /** Take somebody out of the book. Parcels that were posted to them keep their receiver. */
    readonly removeReceiver: typeof import('@waybill/contract/receivers/remove-receiver').removeReceiver;
    /** The same for visitors, from our own book alone: districts, towns and landmarks, eight at most. No provider is asked. */
    readonly searchAreas: typeof import('@waybill/contract/places/search-areas').searchAreas;
    /** Whatever the caller may see that has these words, five of each kind, newest first: other members, and one’s own orders, parcels, receivers, transactions and chats. Of one’s own, the newest 300 of each kind are looked through; a whole tracking number or reference is found at any age. */
    readonly searchEverything: typeof import('@waybill/contract/search/search-everything').searchEverything;
    /** Places by how they begin, forgiving slips of the finger; the best first. */
    readonly searchPlaces: typeof import('@waybill/contract/places/search-places').searchPlaces;
    /** Items whose words, places or people match every word of the search; newest first. */
    readonly searchTimeline: typeof import('@waybill/contract/timeline/search-timeline').searchTimeline;
    /** Say what the columns of an import are, or what all its parcels have in common. Its rows are checked anew. */
    readonly updateImport: typeof import('@waybill/contract/imports/update-import').updateImport;
    /** Change a place that one sends from, as a whole. Parcels that were posted stay as they are. */
    readonly updatePickupPlace: typeof import('@waybill/contract/receivers/update-pickup-place').updatePickupPlace;
    /** Change somebody in the book, as a whole. Parcels that were posted stay as they are. Whoever becomes the same as another entry takes its place. */
    readonly updateReceiver: typeof import('@waybill/contract/receivers/update-receiver').updateReceiver;
  };
  /** Orders from the request to the stars: fees, codes, express, and where a parcel is. */
  readonly deliveries: {
    /** Accept what the other side offers. If it is the fee that is held, there is an order at once. A carrier who accepts another fee waits for the sender’s PIN; a sender who wants another fee gives the PIN (updatedeliveryfee). */
    readonly acceptOffer: typeof import('@waybill/contract/orders/accept-offer').acceptOffer;
    /** Give an order of the business to one of its members, whose phone rings. Whoever had it before has it no more. */
    readonly assignOrder: typeof import('@waybill/contract/orders/assign-order').assignOrder;
    /** Offer several of one’s own posted parcels to one carrier, who fetches them all at one door: a carrier of one’s choice, or whoever takes them first. Each stays posted, and may still be taken by itself. */
    readonly createCollection: typeof import('@waybill/contract/collections/create-collection').createCollection;
    /** Suggest a fee for a package to the other side; it counters what was open. Six counters at the most, each open for 24 hours. */
    readonly createNegotiation: typeof import('@waybill/contract/orders/create-negotiation').createNegotiation;
    /** Ask for a delivery. A carrier (userId is the caller) offers to carry a package at its posted fee; the sender, with isBooking, books the carrier whose trip or batch the package is for. Asked again while it is open, it answers the same order. */
    readonly createOrder: typeof import('@waybill/contract/orders/create-order').createOrder;
    /** Take back what one asked for, while nobody has answered. The same as moving it to Cancelled. */
    readonly deleteOrder: typeof import('@waybill/contract/orders/delete-order').deleteOrder;
    /** Take an order back from the member who has it: it waits for another. */
    readonly endAssignment: typeof import('@waybill/contract/orders/end-assignment').endAssignment;
    /** Take a collection back before anybody has taken it; or say no, as the carrier who was asked. Its parcels stay posted. */
    readonly endCollection: typeof import('@waybill/contract/collections/end-collection').endCollection;
    /** Whoever named the amount takes it back; the other side turns it down. */
    readonly endNegotiation: typeof import('@waybill/contract/orders/end-negotiation').endNegotiation;
    /** Carriers on duty near a pickup, nearest first, and what their business asks for the ride where its parcel is told, too. */
    readonly findRiders: typeof import('@waybill/contract/orders/find-riders').findRiders;
    /** A collection: its parcels, what has become of each, and for its sender the code that the carrier needs. */
    readonly getCollection: typeof import('@waybill/contract/collections/get-collection').getCollection;
    /** Where the sender of a package and one carrier (userId) stand: the parcel, the request if there is one, the negotiation. */
    readonly getDeliveryRequestInfo: typeof import('@waybill/contract/orders/get-delivery-request-info').getDeliveryRequestInfo;
    /** An express parcel: for a rider (deliveryUserId is the caller) what it asks for; for its sender how the search goes. */
    readonly getExpressDeliveryRequestInfo: typeof import('@waybill/contract/orders/get-express-delivery-request-info').getExpressDeliveryRequestInfo;
    /** What two people have said about the fee of a package, and what others last agreed on for the same route. */
    readonly getNegotiations: typeof import('@waybill/contract/orders/get-negotiations').getNegotiations;
    /** An order of one’s own: the parcel, the people, the money, the history, and what one may do next. */
    readonly getOrder: typeof import('@waybill/contract/orders/get-order').getOrder;
    /** Where a parcel is, for whoever has its tracking number; nothing private. */
    readonly getTracking: typeof import('@waybill/contract/orders/get-tracking').getTracking;
    /** Leave the carrier a note about the handover (“leave it with the guard”), instead of the one before; an empty one takes it back. Needs the code from the message that came to the receiver’s phone. */
    readonly leaveReceiverNote: typeof import('@waybill/contract/orders/leave-receiver-note').leaveReceiverNote;
    /** Negotiations of one’s own in which an amount is open or agreed and waits for the sender, newest first. */
    readonly listActiveNegotiations: typeof import('@waybill/contract/orders/list-active-negotiations').listActiveNegotiations;
    /** The work that a member has for their business now: what waits for their yes, and what they have taken on. */
    readonly listAssignments: typeof import('@waybill/contract/orders/list-assignments').listAssignments;
    /** Reasons for cancelling, each with who may give it; the last one wants words of one’s own. */
    readonly listCancellationReasons: typeof import('@waybill/contract/orders/list-cancellation-reasons').listCancellationReasons;
    /** Collections, the newest first: `sent` are one’s own, `offered` those that one may take as a carrier, `taken` those that one has taken. */
    readonly listCollections: typeof import('@waybill/contract/collections/list-collections').listCollections;
    /** One’s own parcels that look for a carrier, newest first, and for a week those that nobody took in time. A booking is an order from the start. */
    readonly listMyPackages: typeof import('@waybill/contract/orders/list-my-packages').listMyPackages;
    /** One’s orders, as sender and as carrier, newest first. */
    readonly listOrders: typeof import('@waybill/contract/orders/list-orders').listOrders;
    /** Ring riders for an express parcel of one’s own, in real time and by push. Nobody accepts: more and farther ones are rung, and then the sender is told. */
    readonly notifyRiders: typeof import('@waybill/contract/orders/notify-riders').notifyRiders;
    /** Labels or waybills of up to 500 orders as one PDF, in the order in which they are asked for. For sender and carrier, from the agreement until the parcel has arrived. */
    readonly printLabels: typeof import('@waybill/contract/orders/print-labels').printLabels;
    /** Ring the nearest riders for an express parcel of one’s own. While it rings: those farther away, at once, beside those who are rung already. */
    readonly ringMoreRiders: typeof import('@waybill/contract/orders/ring-more-riders').ringMoreRiders;
    /** Send the receiver the handover code again, by SMS to the number on the parcel. Once a minute, five an hour. */
    readonly sendHandoverCode: typeof import('@waybill/contract/orders/send-handover-code').sendHandoverCode;
    /** The number to call the carrier on, for the receiver while the parcel is under way. Needs the code from the message that came to their phone. */
    readonly showCarrierPhone: typeof import('@waybill/contract/orders/show-carrier-phone').showCarrierPhone;
    /** Send no more messages about parcels to the receiver’s number, from whomever. Needs the code from the message that came there. An SMS with START takes it back. */
    readonly stopMessages: typeof import('@waybill/contract/orders/stop-messages').stopMessages;
  };
  /** Sales, and the page on which somebody without an account buys. */
  readonly sales: {
    /** Sell something by a link: the buyer’s money waits in escrow until it is handed over. Needs a checked identity. */
    readonly createSale: typeof import('@waybill/contract/sales/create-sale').createSale;
    /** End a sale that is not sent yet. Where it is paid that cancels it and gives everything back to where it came from; whoever has ordered is told at once. */
    readonly endSale: typeof import('@waybill/contract/sales/end-sale').endSale;
    /** One sale, for its seller, and for whoever ordered it with the phone number of their account. */
    readonly getSale: typeof import('@waybill/contract/sales/get-sale').getSale;
    /** One’s sales, newest first; as a buyer, what was ordered with the phone number of one’s account. */
    readonly listSales: typeof import('@waybill/contract/sales/list-sales').listSales;
  };
  /** The people of a dispatch business, their vehicles and their work. */
  readonly business: {
    /** The dispatch board of a business: what waits, what is under way and what is wrong with it, and who is where. */
    readonly getBoard: typeof import('@waybill/contract/board/get-board').getBoard;
    /** The riders of a business now: who is on duty, and with which vehicle. */
    readonly getFleetToday: typeof import('@waybill/contract/fleet/get-fleet-today').getFleetToday;
    /** A round: its stops in order, what is done, and when the rest is expected. */
    readonly getRound: typeof import('@waybill/contract/rounds/get-round').getRound;
    /** The day of a rider: their stops in order, of their round and of single parcels. */
    readonly getToday: typeof import('@waybill/contract/rounds/get-today').getToday;
    /** The rounds of a business on a day, in the order in which they were made. A rider sees their own. */
    readonly listRounds: typeof import('@waybill/contract/rounds/list-rounds').listRounds;
    /** The plan of a week, rider by rider: everybody who can ride for the business, with or without a shift. */
    readonly listShifts: typeof import('@waybill/contract/fleet/list-shifts').listShifts;
    /** The vehicles of a business in the order in which they were added, with their papers and whoever has them now. */
    readonly listVehicles: typeof import('@waybill/contract/fleet/list-vehicles').listVehicles;
    /** Who should carry an order: the riders on duty with room and the right vehicle, the nearest first, and why not the others. */
    readonly suggestRiders: typeof import('@waybill/contract/board/suggest-riders').suggestRiders;
  };
  /** From the browser to the store, and back in the size that is wanted. */
  readonly pictures: {
    /** Use a finished picture of one’s own once more: in place of an upload, a permission is filled with a copy of it. Asked again, it answers the same. */
    readonly copyImage: typeof import('@waybill/contract/files/copy-image').copyImage;
    /** Delete a picture or a voice note of one’s own that is not part of anything. */
    readonly deleteFile: typeof import('@waybill/contract/files/delete-file').deleteFile;
    /** The picture has been sent: it is checked, turned upright, stripped, and written anew in several sizes. Asked again, it answers the same. */
    readonly finishUpload: typeof import('@waybill/contract/files/finish-upload').finishUpload;
    /** Permission to upload one picture or one voice note straight to the store, for ten minutes. Post `fields` and then the file (field `file`, last) to `uploadUrl` as multipart/form-data; then finish the upload. */
    readonly getUploadInfo: typeof import('@waybill/contract/files/get-upload-info').getUploadInfo;
  };
  /** Endpoints of one’s own that are told of events, and what was delivered to them. */
  readonly webhooks: {
    /** Add an endpoint that is told of events by Standard Webhooks. Its secret is in the answer; later it takes a confirmation to see it. */
    readonly addWebhookEndpoint: typeof import('@waybill/contract/webhooks/add-webhook-endpoint').addWebhookEndpoint;
    /** A delivery with the body that was sent and each of its attempts. */
    readonly getWebhookDelivery: typeof import('@waybill/contract/webhooks/get-webhook-delivery').getWebhookDelivery;
    /** What was delivered in the last 30 days, newest first, by endpoint, event, state, time and whatever id it is about. */
    readonly listWebhookDeliveries: typeof import('@waybill/contract/webhooks/list-webhook-deliveries').listWebhookDeliveries;
    /** One’s webhook endpoints, newest first. */
    readonly listWebhookEndpoints: typeof import('@waybill/contract/webhooks/list-webhook-endpoints').listWebhookEndpoints;
    /** Hear of events on a machine that nobody can reach: ask every few seconds, with `askAgainWith` of the last answer. What happens while nobody has asked for two minutes is not kept. An event may come twice. */
    readonly listenForWebhooks: typeof import('@waybill/contract/webhooks/listen-for-webhooks').listenForWebhooks;
    /** Try an endpoint: it is sent a `webhook.ping`, signed and delivered like anything else. */
    readonly pingWebhookEndpoint: typeof import('@waybill/contract/webhooks/ping-webhook-endpoint').pingWebhookEndpoint;
    /** Remove an endpoint with all that was delivered to it. */
    readonly removeWebhookEndpoint: typeof import('@waybill/contract/webhooks/remove-webhook-endpoint').removeWebhookEndpoint;
    /** Deliver a range of an endpoint once more, the oldest first: those that failed, unless another state is named. A thousand in one call; `nextFrom` says where to go on. */
    readonly replayWebhookDeliveries: typeof import('@waybill/contract/webhooks/replay-webhook-deliveries').replayWebhookDeliveries;
    /** Deliver something once more, with the same `webhook-id` and body, and ten new attempts. */
    readonly replayWebhookDelivery: typeof import('@waybill/contract/webhooks/replay-webhook-delivery').replayWebhookDelivery;
    /** Replace the secret of an endpoint, also by one of the other kind. For 24 hours deliveries are signed with both, so that nothing is refused in between. */
    readonly rotateWebhookSecret: typeof import('@waybill/contract/webhooks/rotate-webhook-secret').rotateWebhookSecret;
    /** Change an endpoint, or switch it off and on. While it is off nothing is kept for it; what waited counts as failed. */
    readonly updateWebhookEndpoint: typeof import('@waybill/contract/webhooks/update-webhook-endpoint').updateWebhookEndpoint;
  };
};
