/**
 * Has V8 compile all functions of a file while it comes, off the thread that draws. It would else only look over most of
 * them then, and stop the first drawing for each to compile it. V8 reads this before any other line; other engines see a
 * comment.
 */
export const compiledAhead = (code: string): string => `//# allFunctionsCalledOnLoad\n${code}`;
