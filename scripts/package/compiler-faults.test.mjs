import { describe, expect, it } from 'vitest';
import { compilerFaults } from './compiler-faults.mjs';

const inXState =
  "node_modules/.pnpm/xstate@5.33.3/node_modules/xstate/dist/setup.d.ts(1,2): error TS2344: Type 'A'\n  Types";
const ours = "node_modules/@signa/core/dist/time/index.d.ts(1,2): error TS2307: Cannot find module './a.js'.";
const ofProgram = "module.ts(3,4): error TS2322: Type 'undefined' is not assignable to type 'string'.";

describe('the errors of a strict compiler for the packed library', () => {
  it('include those of the library and the program, not those of XState', () => {
    const output = [inXState, ours, ofProgram].join('\n');
    expect(compilerFaults({ code: 2, output })).toEqual([ours, ofProgram]);
    expect(compilerFaults({ code: 2, output: inXState })).toEqual([]);
  });

  it('are not empty if the compiler crashed', () => {
    expect(compilerFaults({ code: 1, output: 'out of memory' })).toEqual(['out of memory']);
    expect(compilerFaults({ code: 0, output: '' })).toEqual([]);
  });
});
