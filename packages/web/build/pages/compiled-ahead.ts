/**
 * Makes V8 compile all functions of a file while it loads, off the main thread. Otherwise V8 would compile most of
 * them lazily and delay the first render each time. V8 reads this comment before any other line; other engines ignore
 * it.
 */
export const compiledAhead = (code: string): string => `//# allFunctionsCalledOnLoad\n${code}`;
