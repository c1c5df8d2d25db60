import { type ChildProcess, spawn } from 'node:child_process';

/** The API restarts and the web app reloads when a file changes. The web app is on its own port and sends /api on. */
const port = process.env.PORT ?? '4000';
const children: ChildProcess[] = [
  spawn(process.execPath, ['--watch-preserve-output', '--watch', 'apps/api/src/main.ts'], { stdio: 'inherit' }),
  spawn('vite', ['apps/web', '--port', '5173', '--strictPort'], { stdio: 'inherit', env: { ...process.env, PORT: port } }),
];

console.log('  With hot reload: http://localhost:5173');
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal);
  });
}
await Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve))));
