import { createInterface } from 'node:readline/promises';

interface Streams {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/** Asks and reads one line. Who ends the input instead, as by Ctrl D, has answered nothing. */
export async function askPerson(question: string, streams: Streams): Promise<string> {
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
