import type { Plugin } from 'vite';

/**
 * Whatever begins with this makes a schema and does nothing else. The bundler goes by the name alone, wherever it stands,
 * so the list has no name that could mean anything but zod.
 */
export const pureNames = ['z'];

/** The contract’s own makers of schemas: marked where the contract calls them, since elsewhere a line may be drawn. */
const makers = /(?<![\w.$]|function )(?:line|oneLine|lines|oneOf|page|idOf|idOfAny|defineCall|degrees|whole)\(/g;

/** Tells the bundler that a schema which nobody uses can be left out. */
export function pureCalls(): Plugin {
  return {
    name: 'pure-calls',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/].*\.ts$/ },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

export function markPure(code: string): string {
  return code.replaceAll(makers, '/* @__PURE__ */ $&');
}
