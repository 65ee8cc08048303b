import { writeFileSync } from 'node:fs';

/**
 * A reporter of vitest: writes the milliseconds of each file, with its hooks, to SIGNA_TEST_DURATIONS. The JSON reporter
 * leaves hooks out, but some files do all of their work in them.
 */
export default class DurationReporter {
  #durations = {};

  onTestModuleEnd(module) {
    this.#durations[module.moduleId] = module.diagnostic().duration;
  }

  onTestRunEnd() {
    writeFileSync(process.env.SIGNA_TEST_DURATIONS, JSON.stringify(this.#durations));
  }
}
