import { listRatings as call } from '@waybill/contract/users/list-ratings';
import { decodeCursor, pageOf } from '../../../platform/cursor.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { defineRoute } from '../define-route.ts';
import { findPeople, personOf } from '../storage/people.ts';
import { countStars, listRatingsOf } from '../storage/ratings.ts';

export const listRatingsRoute = defineRoute(
  call,
  async ({ db }, { params, query }) => {
    const { limit, skip, cursor } = query;
    const person = (await findPeople(db, [params.uid])).get(params.uid);
    if (!person) throw new Problem('not_found', 'There is nobody here by that id.');
    const [rows, stars] = await Promise.all([
      listRatingsOf(db, params.uid, { before: decodeCursor(cursor), limit: limit + 1, skip }),
      countStars(db, params.uid),
    ]);
    const people = await findPeople(
      db,
      rows.flatMap(({ byId, buyerName }) => (buyerName === null ? byId : [])),
    );
    return {
      average: person.rating,
      count: stars.reduce((total, count) => total + count, 0),
      stars,
      ...pageOf(rows, limit, (row) => ({
        rating: row.stars,
        comment: row.comment,
        dateCreated: row.createdAt.toISOString(),
        by: row.buyerName === null ? personOf(people, row.byId) : null,
        buyerName: row.buyerName,
        as: row.ratedAs,
      })),
    };
  },
  { reads: 'replica' },
);
