#!/usr/bin/env node
import { readConfig } from './start/read-config.js';
import { serve } from './serve.js';

serve(() => readConfig(process.env));
