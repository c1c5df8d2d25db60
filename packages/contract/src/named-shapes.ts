import * as z from 'zod/mini';
import { buyerMessageView } from './chat/buyer-message-view.ts';
import { messageView } from './chat/message-view.ts';
import { roomView } from './chat/room-view.ts';
import { imageView } from './files/image-view.ts';
import { voiceNoteView } from './files/voice-note-view.ts';
import { documentView } from './kyc/document-view.ts';
import { correctionView } from './ops/correction-view.ts';
import { checkDetailsView } from './ops/get-check-details.ts';
import { disputeView } from './ops/get-dispute.ts';
import { personDetailsView } from './ops/get-person.ts';
import { personView } from './ops/person-view.ts';
import { replyView } from './ops/reply-view.ts';
import { savedView } from './ops/saved-view.ts';
import { expressRequestView, expressSearchView } from './orders/express-view.ts';
import { negotiationThreadView, negotiationView } from './orders/negotiation-view.ts';
import { orderEventView, orderView } from './orders/order-view.ts';
import { outcomeView } from './orders/outcome.ts';
import { arrivalWindowView, positionView, trailView } from './orders/position-view.ts';
import { orderQuestionView } from './orders/question-view.ts';
import { ratingView } from './orders/rating-view.ts';
import { place } from './places/place.ts';
import { priceListView } from './prices/price-list-view.ts';
import { businessPriceView } from './prices/price-quote-view.ts';
import { pickupPlaceView } from './receivers/pickup-place-view.ts';
import { receiverView } from './receivers/receiver-view.ts';
import {
  authorView,
  batchShippingView,
  packageView,
  postView,
  timelineItemView,
  travellersRequestView,
} from './timeline/item-view.ts';
import { ownUser } from './users/user-view.ts';
import { transactionView } from './wallet/transaction-view.ts';
import { transferView } from './wallet/transfer-view.ts';
import { webhookDeliveryView } from './webhooks/delivery-view.ts';
import { webhookEndpointView } from './webhooks/endpoint-view.ts';

/** What several calls answer with, described once and by its name. */
export const namedShapes = z.registry<{ id: string }>();

const shapes = {
  ArrivalWindow: arrivalWindowView,
  Author: authorView,
  BusinessPrice: businessPriceView,
  BuyerMessage: buyerMessageView,
  BatchShipping: batchShippingView,
  CheckDetails: checkDetailsView,
  Correction: correctionView,
  Dispute: disputeView,
  Document: documentView,
  ExpressRequest: expressRequestView,
  ExpressSearch: expressSearchView,
  Image: imageView,
  Message: messageView,
  Negotiation: negotiationView,
  NegotiationThread: negotiationThreadView,
  Order: orderView,
  OrderEvent: orderEventView,
  OrderQuestion: orderQuestionView,
  Outcome: outcomeView,
  OwnUser: ownUser,
  Package: packageView,
  Person: personView,
  PersonDetails: personDetailsView,
  Place: place,
  Position: positionView,
  PickupPlace: pickupPlaceView,
  Post: postView,
  PriceList: priceListView,
  Rating: ratingView,
  Receiver: receiverView,
  Room: roomView,
  SavedReply: replyView,
  SavedView: savedView,
  TimelineItem: timelineItemView,
  Trail: trailView,
  Transaction: transactionView,
  Transfer: transferView,
  TravellersRequest: travellersRequestView,
  VoiceNote: voiceNoteView,
  WebhookDelivery: webhookDeliveryView,
  WebhookEndpoint: webhookEndpointView,
} as const;

for (const [id, schema] of Object.entries(shapes)) namedShapes.add(schema, { id });
