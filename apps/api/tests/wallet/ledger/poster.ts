import { openDatabase } from '../../../src/platform/db/database.ts';
import { nthPayment, post } from './money.ts';

/** A process that pays without end and says which payments it was told are booked, until it is killed. */
const [url = '', run = ''] = process.argv.slice(2);
const db = openDatabase(url, { max: 2, name: 'poster' });
let next = 0;
await Promise.all(
  Array.from({ length: 24 }, async () => {
    for (;;) {
      const number = next;
      next += 1;
      process.stdout.write(`sent ${number}\n`);
      const outcome = await post(db, nthPayment(run, number));
      process.stdout.write(`${outcome} ${number}\n`);
    }
  }),
);
