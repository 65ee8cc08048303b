/**
 * For a server that ends with its tests: the code of the embedded database has to run 200 times as long as usual
 * before Node compiles it anew. Such compiling was half of a start, and few tests run for long enough to win it back.
 */
export const ofShortLife: readonly string[] = ['--wasm-tiering-budget=400000000'];
