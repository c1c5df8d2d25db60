export { RatingList } from './components/lazy-parts.tsx';
export { RingMe } from './components/ring-me.tsx';
