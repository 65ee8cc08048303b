import { createInterface } from 'node:readline/promises';

interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Asks a question and reads one line. Ending the input, for example with Ctrl+D, counts as an empty answer. */
export async function askUser(question: string, streams: Streams): Promise<string> {
  const lines = createInterface(streams);
  const ended = new Promise<string>((resolve) => {
    lines.once('close', () => resolve(''));
  });
  try {
    return await Promise.race([lines.question(question), ended]);
  } finally {
    lines.close();
  }
}
