/** How often a race or a crash is repeated: a few times with every `npm test`, all of them with `npm run test:stress`. */
export function rounds<T>(few: T, all: T): T {
  return process.env.STRESS === 'on' ? all : few;
}
