/** Things that happen a little later, unless the sandbox closes first. */
export class Alarms {
  #timers = new Set<NodeJS.Timeout>();
  #underWay = new Set<Promise<void>>();
  #isClosed = false;

  set(afterMs: number, act: () => Promise<void>): void {
    if (this.#isClosed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      const acting = act()
        .catch((error: unknown) => console.error(error))
        .finally(() => this.#underWay.delete(acting));
      this.#underWay.add(acting);
    }, afterMs);
    this.#timers.add(timer);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await Promise.all(this.#underWay);
  }
}
