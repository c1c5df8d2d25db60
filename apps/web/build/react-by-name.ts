import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const ours = '\0react-by-name:';
const packages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

/**
 * React is written for `require`, so each of its functions would be looked up in an object at every call: `(0,e.jsx)(…)`.
 * Through a module of its own each is a plain name, which saves some kilobytes of the app.
 */
export function reactByName(): Plugin {
  return {
    name: 'react-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react(-dom)?(\/|$)/ },
      handler(source, importer, { kind }) {
        const isImported = kind === 'import-statement' && !importer?.startsWith(ours);
        return isImported && packages.includes(source) ? ours + source : null;
      },
    },
    load: {
      filter: { id: /^\0react-by-name:/ },
      handler(id) {
        const source = id.slice(ours.length);
        const names = Object.keys(require(source)).filter((name) => /^[a-z]\w*$/i.test(name));
        const code = [
          `import all from '${source}';`,
          'export default all;',
          // Marked so that a name which nobody imports is left out.
          'const named = (name) => all[name];',
          ...names.map((name) => `export const ${name} = /* @__PURE__ */ named('${name}');`),
        ];
        return { code: code.join('\n'), moduleSideEffects: false };
      },
    },
  };
}
