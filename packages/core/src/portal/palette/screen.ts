import type { Menu, MenuLink } from '../../practice/location/index.js';
import type { PaletteReach } from './reach.js';

/** A page of the menu as the palette offers it. */
export interface PaletteScreen extends Pick<MenuLink, 'label' | 'icon' | 'link'> {
  /** The heading of the menu that it stands under; `null` for one of its own. */
  readonly group: string | null;
  /** The letter that leads there after G; `null` for a page that is new to this list. */
  readonly letter: string | null;
}

/** The letters after G: that of the name, else one that it is heard by. No two pages have one. @see P-297 */
const letters: Readonly<Record<string, string>> = {
  '/dashboard': 'D',
  '/create': 'R',
  '/approve': 'A',
  '/clientsearch': 'C',
  '/products': 'P',
  '/history': 'H',
  '/orders': 'O',
  '/officeuserx': 'U',
  '/link': 'L',
  '/reports': 'E',
  '/usermanagement': 'M',
  '/practicesettings': 'S',
  '/PrescribingShortcuts': 'K',
};

/** The pages of a menu that open, in its order, those below a heading included. @see P-289, A-028 */
export function paletteScreens(menu: Menu, { opens }: Pick<PaletteReach, 'opens'>): PaletteScreen[] {
  return menu
    .flatMap((entry) =>
      entry.kind === 'link' ? [screenOf(entry, null)] : entry.children.map((child) => screenOf(child, entry.label)),
    )
    .filter(({ link }) => opens(link));
}

function screenOf({ label, icon, link }: MenuLink, group: string | null): PaletteScreen {
  return { label, icon, link, group, letter: Object.hasOwn(letters, link) ? (letters[link] ?? null) : null };
}
