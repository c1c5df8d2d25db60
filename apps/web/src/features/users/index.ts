export { OfferPush, RatingList } from './components/lazy-parts.tsx';
export { RingMe } from './components/ring-me.tsx';
export { hasAnsweredOffer } from './model/push-offer.ts';
