export type LikerParts<Answer> = {
  readonly send: (wanted: boolean) => Promise<Answer>;
  /** Draws what is wanted, at once. */
  readonly show: (wanted: boolean) => void;
  /** Draws what the server counted. */
  readonly settle: (answer: Answer) => void;
  readonly refused: (failure: unknown) => void;
};

/**
 * One heart. Pressing shows at once; calls go one after the other, and of several presses only the last counts, so
 * that a nervous finger ends where it stopped. A refusal takes back what was shown.
 */
export function createLiker<Answer>(isLiked: boolean, parts: LikerParts<Answer>) {
  let known = isLiked;
  let wanted = isLiked;
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (wanted !== known) {
      const asked = wanted;
      try {
        const answer = await parts.send(asked);
        known = asked;
        if (wanted === asked) parts.settle(answer);
      } catch (failure) {
        wanted = known;
        parts.show(known);
        parts.refused(failure);
      }
    }
    running = false;
  }

  return {
    press(): void {
      wanted = !wanted;
      parts.show(wanted);
      if (!running) void run();
    },
    isBusy: () => running,
  };
}
