import type { ProgramNeeded } from './programs.ts';
import type { Scene } from './scene.ts';

export type Drill = {
  /** What is done and what must hold, in a sentence or two. */
  readonly about: string;
  readonly programs: readonly ProgramNeeded[];
  run(scene: Scene): Promise<void>;
};
