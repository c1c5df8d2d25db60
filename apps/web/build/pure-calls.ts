import { type Plugin, parseAst } from 'vite';

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
      handler: (code) => ({ code: markPure(wrapSpreads(code)), map: null }),
    },
  };
}

export function markPure(code: string): string {
  return code.replaceAll(makers, '/* @__PURE__ */ $&');
}

/**
 * A spread may run a getter for all the bundler knows, so it keeps whatever is made with one (`...summary.shape`), and all
 * that it was made of. Nothing in the contract has getters: behind a call that is marked it can be left out like the rest.
 */
export function wrapSpreads(code: string): string {
  const inits = parseAst(code).body.flatMap((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declared?.type === 'VariableDeclaration' ? declared.declarations.flatMap(({ init }) => init ?? []) : [];
  });
  return inits
    .filter(({ type, start, end }) => type !== 'ArrowFunctionExpression' && code.slice(start, end).includes('...'))
    .reduceRight(
      (text, { start, end }) => `${text.slice(0, start)}/* @__PURE__ */ (() => (${text.slice(start, end)}))()${text.slice(end)}`,
      code,
    );
}
