#!/usr/bin/env node
import { readConfig } from '../start/read-config.js';
import { serve } from '../serve.js';
import { openExplorer } from './explorer.js';

/** Entry point of `npm run dev`: the server with the explorer for free queries, which operators never get. */
serve(() => readConfig(process.env), openExplorer);
