/**
 * A text as it is, in GitHub Flavored Markdown: nothing of it becomes a link, an image, HTML, a heading or a list. Of a
 * text from outside, a reader sees the characters that were sent.
 */
export function markdownText(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|~&!@^$=+]/g, String.raw`\$&`)
    .replaceAll(/:(?!\s|$)/g, String.raw`\:`)
    .replaceAll(/(www)\./gi, String.raw`$1\.`)
    .replace(/^(\d+)([.)])/, String.raw`$1\$2`)
    .replace(/^-/, String.raw`\-`);
}

/** A list of entries, each with its name in bold. */
export const markdownList = (entries: readonly { readonly name: string; readonly reason: string }[]): string =>
  entries.map(({ name, reason }) => `- **${markdownText(name)}**: ${markdownText(reason)}`).join('\n');
