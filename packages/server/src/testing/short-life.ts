/**
 * For a server that ends with its tests: functions of the embedded database must run 200 times as often as usual before
 * Node optimizes them. That compilation was half of a start, and few tests run long enough to benefit.
 */
export const ofShortLife: readonly string[] = ['--wasm-tiering-budget=400000000'];
