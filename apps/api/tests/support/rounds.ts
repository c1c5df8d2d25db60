/** The repeats of a race or a crash: a few with every `npm test`, all of them with `npm run test:stress`. */
export function rounds<T>(few: T, all: T): T {
  return process.env.STRESS === 'on' ? all : few;
}
