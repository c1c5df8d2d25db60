import autocannon from 'autocannon';
import { openHouse } from '../support/house.ts';
import { ownWalletLine } from '../support/own-wallet-line.ts';
import { median, type Scenario, sized, verdict } from '../support/scenario.ts';

const rounds = sized(3, 1);
const seconds = sized(8, 1);
const warmUpSeconds = sized(2, 1);
const connections = 32;
const goal = 0.75;

/** A signed-in read of one row, a line of one's wallet, against a bare Fastify server that selects the same row. */
export const scenario: Scenario = async () => {
  const house = await openHouse();
  try {
    const bare = await house.start('bench/baselines/bare-fastify.ts', {}, '/');
    const { accessToken, id, path } = await ownWalletLine(house.origin);
    const ours: number[] = [];
    const theirs: number[] = [];
    // Turn and turn about, so that a slow minute of the machine hits both.
    for (let round = 0; round < rounds; round += 1) {
      theirs.push(await requestsPerSecond(`${bare}/transactions/${id}`, {}));
      ours.push(await requestsPerSecond(house.origin + path, { authorization: `Bearer ${accessToken}` }));
    }
    console.log(`  Waybill       ${median(ours).toFixed(0)} requests a second (${ours.map(Math.round).join(', ')})`);
    console.log(`  bare Fastify  ${median(theirs).toFixed(0)} requests a second (${theirs.map(Math.round).join(', ')})`);
    return verdict('ratio', median(ours) / median(theirs), goal);
  } finally {
    await house.close();
  }
};

async function requestsPerSecond(url: string, headers: Record<string, string>): Promise<number> {
  await autocannon({ url, headers, connections, duration: warmUpSeconds });
  const result = await autocannon({ url, headers, connections, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed ${result.non2xx + result.errors} times`);
  return result.requests.average;
}
