import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../../../..', import.meta.url));

type Step = { readonly instruction: string; readonly rest: string };
export type Stage = { readonly base: string; readonly name: string; readonly steps: readonly Step[] };

/** The stages of our Dockerfile, in its order; the last one is the image. */
export function readDockerfile(): readonly Stage[] {
  const stages: { base: string; name: string; steps: Step[] }[] = [];
  for (const step of stepsOf(readFileSync(path.join(project, 'Dockerfile'), 'utf8'))) {
    if (step.instruction !== 'FROM') stages.at(-1)?.steps.push(step);
    else {
      const [base = '', , name = 'image'] = step.rest.split(/\s+/);
      stages.push({ base, name, steps: [] });
    }
  }
  return stages;
}

export function stageOf(stages: readonly Stage[], name: string): Stage {
  const stage = stages.find((one) => one.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage “${name}”.`);
  return stage;
}

/** What is said after each instruction of this name. */
export function said(stage: Stage, instruction: string): readonly string[] {
  return stage.steps.filter((step) => step.instruction === instruction).map(({ rest }) => rest);
}

function stepsOf(text: string): Step[] {
  const lines = text.replace(/^#.*\n/gm, '').replace(/\\\n\s*/g, '');
  return lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, instruction, rest] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? [];
      if (!instruction || !rest) throw new Error(`This line of the Dockerfile is no instruction: ${line}`);
      return { instruction, rest };
    });
}
