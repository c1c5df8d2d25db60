#!/usr/bin/env node
import { runCommand } from './run-command.ts';

const interrupted = new AbortController();
process.once('SIGINT', () => interrupted.abort());
// Whoever reads has had enough, as `head` does.
process.stdout.on('error', () => process.exit(0));

process.exitCode = await runCommand(process.argv.slice(2), interrupted.signal);
