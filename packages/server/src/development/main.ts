#!/usr/bin/env node
import { readConfig } from '../start/read-config.js';
import { serve } from '../serve.js';
import { openExplorer } from './explorer.js';

/** What `npm run dev` starts: the server with the explorer of free queries, which operators never get. */
serve(() => readConfig(process.env), openExplorer);
