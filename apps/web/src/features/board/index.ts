export { boardStirred } from './model/board-state.ts';
