import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunkGroups } from './build/chunks.ts';
import { licences } from './build/licences.ts';
import { lightIcons } from './build/light-icons.ts';
import { pureCalls, pureNames } from './build/pure-calls.ts';
import { reactByName } from './build/react-by-name.ts';
import { slimContract } from './build/slim-contract.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;
const src = fileURLToPath(new URL('src', import.meta.url));

/** Packages that would cost a first visit more than they give, and what to use instead. Nothing else would tell. */
const tooHeavy: Readonly<Record<string, string>> = {
  zod: 'zod/mini',
  'zod/v4': 'zod/mini',
  'react-router': 'src/ui/navigation/',
  'react-hook-form': 'src/forms/use-schema-form.ts',
};

const refuseHeavy: Plugin = {
  name: 'refuse-heavy',
  enforce: 'pre',
  resolveId(source, importer) {
    const instead = tooHeavy[source];
    if (instead) this.error(`${importer} imports “${source}”: use ${instead} instead`);
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    refuseHeavy,
    ...(isSsrBuild ? [] : [reactByName()]),
    react(),
    tailwindcss(),
    slimContract(),
    pureCalls(),
    lightIcons(src),
    licences(fileURLToPath(new URL('.', import.meta.url))),
  ],
  // Bundled for prerendering too, so that both sides draw the same.
  ssr: { noExternal: ['lucide-react'] },
  server: { proxy: { '/api': api, '/sandbox': api } },
  build: {
    target: 'es2022',
    manifest: true,
    // The content security policy has no place for data: fonts, and a file of its own is cached on its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // Making a schema does nothing by itself, so one that nobody uses is left out.
      treeshake: {
        moduleSideEffects: [{ test: /packages[\\/](contract|client)[\\/]/, sideEffects: false }],
        manualPureFunctions: pureNames,
      },
      output: {
        // For both builds: the pages drawn ahead name the pictures of the other one.
        hashCharacters: 'base36',
        // The list of all chunks travels with every page: long names would be half a kilobyte of it.
        ...(isSsrBuild ? {} : { codeSplitting: { groups: chunkGroups(src) }, chunkFileNames: 'assets/[hash:7].js' }),
      },
    },
  },
}));
