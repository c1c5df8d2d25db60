import { type Plugin, parseAst } from 'vite';

/** Calls whose body is also the schema of a form. */
const formBodies = ['sign-in', 'request-password-reset', 'confirm-password', 'create-user', 'create-dispatch-partner'];

// What the browser’s client never reads: the server checks these, the documentation shows them.
const serverOnly = ['summary', 'errors', 'limits', 'params', 'query'];

type Edit = { readonly start: number; readonly end: number; readonly text: string };

/** Takes out of each call’s contract what only the server reads, so that no schema travels that checks nothing. */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /packages[\\/]contract[\\/]src[\\/]\w+[\\/].*\.ts$/, code: 'defineCall(' },
      handler(code, id) {
        const keepsBody = formBodies.some((name) => id.endsWith(`${name}.ts`));
        return { code: withoutIdleImports(slim(code, keepsBody)), map: null };
      },
    },
  };
}

export function slim(code: string, keepsBody: boolean): string {
  const edits: Edit[] = [];
  for (const statement of parseAst(code).body) {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration?.type !== 'VariableDeclaration') continue;
    for (const { init } of statement.declaration.declarations) {
      const [call] = init?.type === 'CallExpression' ? init.arguments : [];
      if (init?.type !== 'CallExpression' || init.callee.type !== 'Identifier' || call?.type !== 'ObjectExpression') continue;
      if (init.callee.name !== 'defineCall') continue;
      for (const property of call.properties) {
        if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
        const { name } = property.key;
        const { start, end } = property.value;
        if (serverOnly.includes(name) || (name === 'body' && !keepsBody)) edits.push({ start, end, text: 'undefined' });
        if (name === 'success') edits.push(...withoutSchema(property.value));
      }
    }
  }
  edits.sort((one, other) => other.start - one.start);
  return edits.reduce((text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end), code);
}

/**
 * What was imported for a schema that is gone. The bundler would leave it out by itself, but not before it has arranged
 * the chunks, and then pages wait for files of which they need nothing.
 */
export function withoutIdleImports(code: string): string {
  const imports = parseAst(code).body.filter((statement) => statement.type === 'ImportDeclaration');
  const rest = imports.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  const isIdle = (name: string) => !new RegExp(`(?<![\\w$])${name}(?![\\w$])`).test(rest);
  return imports
    .filter(({ specifiers }) => specifiers.length > 0 && specifiers.every(({ local }) => isIdle(local.name)))
    .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
}

/** The client only asks whether there is a body to read, not what it looks like. */
function withoutSchema(success: unknown): Edit[] {
  if (!isObjectExpression(success)) return [];
  return success.properties
    .filter(({ key }) => key?.name === 'body')
    .map(({ value }) => ({ start: value.start, end: value.end, text: 'true' }));
}

type ObjectExpression = {
  readonly type: 'ObjectExpression';
  readonly properties: readonly { readonly key?: { readonly name?: string }; readonly value: Omit<Edit, 'text'> }[];
};

function isObjectExpression(node: unknown): node is ObjectExpression {
  return typeof node === 'object' && node !== null && 'type' in node && node.type === 'ObjectExpression';
}
