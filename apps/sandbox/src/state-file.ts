import type * as z from 'zod';
import { readJson, writeJson } from './json-file.ts';

/** A stand-in’s memory as one JSON file. Change `state`, then `save`. */
export class StateFile<State> {
  readonly state: State;
  #path: string;
  #writing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;

  private constructor(path: string, state: State) {
    this.#path = path;
    this.state = state;
  }

  static async open<State>(path: string, schema: z.ZodType<State>, empty: () => State): Promise<StateFile<State>> {
    return new StateFile(path, (await readJson(path, schema)) ?? empty());
  }

  /** Resolves once everything changed so far is on disk. Saves asked for while one is being written share the next. */
  save(): Promise<void> {
    if (this.#next === undefined) {
      this.#next = this.#writing.then(() => {
        this.#next = undefined;
        return writeJson(this.#path, this.state);
      });
      // The next write must go ahead even when this one fails; its own callers get the error.
      this.#writing = this.#next.catch(() => undefined);
    }
    return this.#next;
  }
}

/** Adds to a list that keeps only its newest. */
export function addBounded<Item>(list: Item[], item: Item, most: number): Item {
  list.push(item);
  if (list.length > most) list.splice(0, list.length - most);
  return item;
}
