const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a text into lines of a width. Lines break between words; a word wider than a line is divided without a hyphen,
 * because nothing can be printed that was not entered.
 *
 * @param measure - width of a text in the unit of `width`
 */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  return text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

function wrapParagraph(paragraph: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/[ \t]+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    const pieces = divide(word, width, measure);
    line = pieces.pop() ?? '';
    lines.push(...pieces);
  }
  return [...lines, line];
}

/** Splits a word into pieces that fit: after its own hyphens and slashes if any, else anywhere. */
function divide(word: string, width: number, measure: (text: string) => number): string[] {
  if (measure(word) <= width) return [word];
  return filled(word.split(/(?<=[-/])/), width, measure).flatMap((part) =>
    measure(part) <= width
      ? [part]
      : filled(
          Array.from(graphemes.segment(part), ({ segment }) => segment),
          width,
          measure,
        ),
  );
}

/** Joins adjacent pieces as long as they fit. */
function filled(parts: readonly string[], width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const part of parts) {
    if (piece !== '' && measure(piece + part) > width) {
      pieces.push(piece);
      piece = part;
    } else piece += part;
  }
  return [...pieces, piece];
}
