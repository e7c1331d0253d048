#!/usr/bin/env node
import process from 'node:process';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `mr: the seed needs Node 24 or later, and this is ${process.versions.node}. Start it with a newer Node.`,
  );
  process.exitCode = 1;
} else {
  // Loaded here, because it imports modules that older versions of Node do not have.
  await import('./runSeed.ts');
}
