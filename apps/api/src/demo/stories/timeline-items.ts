import { lastWeek } from './last-week.ts';
import { onTheRoad } from './on-the-road.ts';
import { theseDays } from './these-days.ts';
import type { DemoItem } from './timeline-item.ts';
import { waitingOfAShop } from './week-of-a-shop.ts';

/** Everything on the demo's timeline. Other stories know an item by its place here: new ones go to the end. */
export const demoItems: readonly DemoItem[] = [...lastWeek, ...theseDays, ...onTheRoad, ...waitingOfAShop];
