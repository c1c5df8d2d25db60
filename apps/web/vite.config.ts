import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkFileName, codeSplitting } from './build/code-splitting.ts';
import { guide } from './build/guide.ts';
import { licences } from './build/licences.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;
const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), licences(root), guide(root)],
  server: { proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: 'es2022',
    manifest: true,
    // The content security policy has no place for data: fonts, and a file of its own is cached on its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: isSsrBuild ? {} : { codeSplitting: codeSplitting(root), chunkFileNames: chunkFileName },
    },
  },
}));
