import type { Section } from './passages.tsx';

/** The answers in which every word occurs somewhere; those with a word in their question come first. */
export function findAnswers(answers: readonly Section[], text: string): readonly Section[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return answers;
  return answers
    .map((answer) => ({ answer, question: plain(answer.title), all: plain([answer.title, ...answer.passages.flat()].join(' ')) }))
    .filter(({ all }) => words.every((word) => all.includes(word)))
    .toSorted((a, b) => hits(b.question, words) - hits(a.question, words))
    .map(({ answer }) => answer);
}

function hits(text: string, words: readonly string[]): number {
  return words.filter((word) => text.includes(word)).length;
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('’', "'");
}
