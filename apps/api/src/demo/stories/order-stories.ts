import type { OrderStory } from './order-story.ts';
import { ordersBesides } from './orders-besides.ts';
import { ordersOfARound } from './orders-of-a-round.ts';
import { ordersOfOld } from './orders-of-old.ts';
import { ordersOfSwiftlane, ridesOfSwiftlane } from './orders-of-swiftlane.ts';
import { ordersOfToday } from './orders-of-today.ts';
import { ordersOfAShop } from './week-of-a-shop.ts';

/** Orders in every status. Each is known by its place here: new ones go to the end. */
export const orderStories: readonly OrderStory[] = [
  ...ordersOfOld,
  ...ordersOfToday,
  ...ordersBesides,
  ...ordersOfSwiftlane,
  ...ordersOfARound,
  ...ridesOfSwiftlane,
  ...ordersOfAShop,
];
