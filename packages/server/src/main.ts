#!/usr/bin/env node
import { readConfig } from './start/read-config.js';
import { serve } from './serve.js';

const [command] = process.argv.slice(2);

// What is asked for seldom is loaded when it is asked for: a start reads few files (decision 11).
if (command === undefined) serve(() => readConfig(process.env));
else void import('./run-command.js').then(({ runCommand }) => runCommand(process.argv.slice(2)));
