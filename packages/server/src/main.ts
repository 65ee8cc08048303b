#!/usr/bin/env node
import { readConfig } from './start/read-config.js';
import { serve } from './serve.js';

const [command] = process.argv.slice(2);

// Rarely used code is loaded on demand, so that a start reads few files (decision 11).
if (command === undefined) serve(() => readConfig(process.env));
else void import('./run-command.js').then(({ runCommand }) => runCommand(process.argv.slice(2)));
