import { restartTestWorld } from '@waybill/contract/developers/restart-test-world';
import { getTimelineItem } from '@waybill/contract/timeline/get-timeline-item';
import { describe, expect, it } from 'vitest';
import { sendByKey, tester } from '../support/test-worlds.ts';
import { useWorld } from '../support/world.ts';

const world = useWorld();

describe('a test world that is started anew', () => {
  it('is empty at the next call, and nobody else’s is', async () => {
    const [ada, bola] = [await tester(world), await tester(world)];
    const [hers, his] = [(await sendByKey(ada.program)).result, (await sendByKey(bola.program)).result];
    expect((await ada.person.call(restartTestWorld)).status).toBe(204);
    const look = ({ program }: typeof ada, { id, itemType }: typeof hers) =>
      program.call(getTimelineItem, { params: { itemType, timelineItemId: id } });
    expect((await look(ada, hers)).status).toBe(404);
    expect((await look(bola, his)).status).toBe(200);
    expect((await sendByKey(ada.program)).status).toBe(201);
    // There is none to end for somebody who has never had one.
    expect((await ada.person.call(restartTestWorld)).status).toBe(204);
    expect((await ada.person.call(restartTestWorld)).status).toBe(204);
  });
});
