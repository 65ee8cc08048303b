import type { Menu, MenuEntry } from '@signa/core/practice';

/** The menu without pages that do not exist. A group without pages is hidden. */
export function menuOfBuilt(menu: Menu, isBuilt: (link: string) => boolean): Menu {
  return menu.flatMap((entry): readonly MenuEntry[] => {
    if (entry.kind === 'link') return isBuilt(entry.link) ? [entry] : [];
    const children = entry.children.filter((child) => isBuilt(child.link));
    return children.length > 0 ? [{ ...entry, children }] : [];
  });
}
