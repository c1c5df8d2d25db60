import path from 'node:path';
import type { Plugin } from 'vite';

const original = "import createLucideIcon from '../createLucideIcon.mjs';";

/** Icons come from lucide one by one, but are drawn by our own few lines. */
export function lightIcons(src: string): Plugin {
  const ours = JSON.stringify(path.join(src, 'ui/create-icon.ts'));
  return {
    name: 'light-icons',
    apply: 'build',
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler(code, id) {
        // An old name of an icon is only a pointer to the new one.
        if (!code.includes('createLucideIcon')) return undefined;
        if (!code.includes(original)) this.error(`${id} no longer looks as expected: see build/light-icons.ts`);
        return { code: code.replace(original, `import { createIcon as createLucideIcon } from ${ours};`), map: null };
      },
    },
  };
}
