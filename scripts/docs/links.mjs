import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const fences = /^(```|~~~)[\s\S]*?^\1/gm;
const code = /`[^`\n]*`/g;

/** What a page says beside its code. */
const proseOf = (text) => text.replace(fences, '').replace(/<!--[\s\S]*?-->/g, '');

/** The anchors of a page, as GitHub makes them of its headings. */
export function anchorsOf(text) {
  const seen = new Map();
  return proseOf(text)
    .split('\n')
    .flatMap((line) => /^#{1,6} +(.*?) *#*$/.exec(line)?.[1] ?? [])
    .map((heading) => {
      const words = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase();
      const slug = words.replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, '').replaceAll(' ', '-');
      const before = seen.get(slug) ?? 0;
      seen.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    });
}

/** Where the links and pictures of a page lead, those to other sites left out. */
export function linksOf(text) {
  return [
    ...proseOf(text)
      .replace(code, '')
      .matchAll(/\]\(<?([^)\s>]+)>?(?: "[^"]*")?\)/g),
  ]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z][a-z+.-]*:/i.test(target));
}

/**
 * The links of pages that lead nowhere: to a file that is not there, or to a heading that its page does not have.
 *
 * @param files - paths of pages in Markdown
 * @param root - what their paths are relative to
 * @returns a sentence for each
 */
export function deadLinks(files, root) {
  const anchors = new Map();
  const hasAnchor = (file, anchor) => {
    if (!anchors.has(file)) anchors.set(file, new Set(anchorsOf(readFileSync(file, 'utf8'))));
    return anchors.get(file).has(anchor);
  };
  const faultOf = (file, link) => {
    const [path, anchor] = link.split('#');
    const target = path === '' ? file : join(dirname(file), decodeURIComponent(path));
    if (!existsSync(target)) return `${link} is not there`;
    const isPage = target.endsWith('.md') && statSync(target).isFile();
    return anchor !== undefined && isPage && !hasAnchor(target, anchor) ? `${link} has no such heading` : null;
  };
  return files.flatMap((file) =>
    linksOf(readFileSync(file, 'utf8'))
      .map((link) => faultOf(file, link))
      .filter((fault) => fault !== null)
      .map((fault) => `${relative(root, file)}: ${fault}`),
  );
}
