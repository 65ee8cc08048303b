import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createUnsentStore, unsentLimits } from './unsent-store';

const person = { locationUserId: '7', locationId: '3' };
const key = { ...person, subject: 'draft/12' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 14, minute)).toISOString();
const work = (directions: string, minute = 0) => ({ typed: { directions }, basis: '1', at: at(minute) });
const typedIn = (found: { readonly typed: unknown } | null | undefined) => found?.typed;

/** Tabs of one browser, whose pages have distinct names. */
function browser() {
  let pages = 0;
  return () => createUnsentStore({ storage: () => localStorage, page: `page-${(pages += 1)}` });
}

function cleanBrowser() {
  localStorage.clear();
  return browser();
}

describe('unsent work', () => {
  it('P-152 survives its tab once it is stored', () => {
    const open = cleanBrowser();
    const tab = open();
    tab.keep(key, work('Give 1 tablet'));
    expect(open().work(key)).toBeNull();
    tab.write();
    expect(typedIn(open().work(key))).toEqual({ directions: 'Give 1 tablet' });
  });

  it('P-152 is stored completely when the page closes, whatever another tab did with it', () => {
    const open = cleanBrowser();
    const tab = open();
    tab.keep(key, work('Give 1 tablet'));
    tab.write();
    localStorage.clear();
    tab.writeAll();
    expect(typedIn(open().work(key))).toEqual({ directions: 'Give 1 tablet' });
  });

  it('P-152 is kept separately for two tabs, newest first, without overwriting', () => {
    const open = cleanBrowser();
    const [one, other] = [open(), open()];
    one.keep(key, work('In one', 1));
    other.keep(key, work('In the other', 2));
    one.write();
    other.write();
    expect(open().works(key).map(typedIn)).toEqual([{ directions: 'In the other' }, { directions: 'In one' }]);
    expect(typedIn(one.work(key))).toEqual({ directions: 'In one' });
  });

  it('P-152 replaces the work it was restored from until something newer is typed there', () => {
    const open = cleanBrowser();
    const [one, other] = [open(), open()];
    one.keep(key, work('Begun', 1));
    one.write();
    other.keep(key, work('Begun and ended', 2), other.work(key));
    other.write();
    expect(open().works(key).map(typedIn)).toEqual([{ directions: 'Begun and ended' }]);
    one.keep(key, work('Begun otherwise', 3));
    one.write();
    expect(open().works(key)).toHaveLength(2);
  });

  it('P-152 is deleted in every tab once it is sent, and stays deleted when another tab closes', () => {
    const open = cleanBrowser();
    const [one, other] = [open(), open()];
    one.keep(key, work('Give 1 tablet'));
    one.write();
    const name = Object.keys(localStorage)[0] ?? '';
    other.forget(key);
    one.handleDeletion(name);
    one.writeAll();
    expect(open().work(key)).toBeNull();
  });

  it("A-017 keeps an unanswered action's key in the tab that sent it, even if another tab discarded the work", () => {
    const open = cleanBrowser();
    const tab = open();
    const sent = { ...person, subject: 'sent/draft/12' };
    tab.keep(sent, work('key'));
    tab.write();
    const name = Object.keys(localStorage)[0] ?? '';
    tab.handleDeletion(name);
    expect(tab.work(sent)).not.toBeNull();
  });

  it('P-152 is set aside before something else is typed in its place, and can be discarded item by item', () => {
    const tab = cleanBrowser()();
    tab.keep(key, work('Before', 1));
    const aside = tab.setAside(key);
    tab.keep(key, work('After', 2));
    expect(tab.works(key).map(typedIn)).toEqual([{ directions: 'After' }, { directions: 'Before' }]);
    if (aside) tab.discard(key, aside);
    expect(tab.works(key).map(typedIn)).toEqual([{ directions: 'After' }]);
    tab.deleteOwn(key, null);
    expect(tab.work(key)).toBeNull();
  });

  it('P-152 discards the version that was found, and keeps newer text except that of this page', () => {
    const open = cleanBrowser();
    const [one, other] = [open(), open()];
    one.keep(key, work('Found', 1));
    one.write();
    const found = other.work(key)!;
    one.keep(key, work('Typed since', 2));
    one.write();
    other.discard(key, found);
    expect(typedIn(open().work(key))).toEqual({ directions: 'Typed since' });
    one.discard(key, found);
    expect(open().work(key)).toBeNull();
  });

  it('P-152 is kept on each keystroke without reading storage', () => {
    const open = cleanBrowser();
    const [before, tab] = [open(), open()];
    for (let index = 0; index < 20; index += 1) before.keep({ ...person, subject: `draft/${index}` }, work('Earlier'));
    before.write();
    const from = tab.work(key);
    const [parse, read] = [vi.spyOn(JSON, 'parse'), vi.spyOn(Storage.prototype, 'getItem')];
    tab.keep(key, work('Give 1', 1), from);
    tab.keep(key, work('Give 1 t', 2), from);
    expect(parse).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('P-152 is found by its name, without reading other items', () => {
    const open = cleanBrowser();
    const tab = open();
    for (const subject of ['draft/12', 'draft/13', 'task/12']) tab.keep({ ...person, subject }, work(subject));
    tab.write();
    const read = vi.spyOn(Storage.prototype, 'getItem');
    expect(typedIn(open().work(key))).toEqual({ directions: 'draft/12' });
    expect(read).toHaveBeenCalledTimes(1);
    vi.restoreAllMocks();
  });

  it('P-001 is never shown to another user, at another location, or for another item', () => {
    const ids = fc.string({ maxLength: 6 });
    const keys = fc.record({ locationUserId: ids, locationId: ids, subject: ids });
    fc.assert(
      fc.property(keys, keys, (mine, other) => {
        const tab = cleanBrowser()();
        tab.keep(mine, work('Give 1 tablet'));
        const isSame = JSON.stringify(mine) === JSON.stringify(other);
        expect(typedIn(tab.work(other))).toEqual(isSame ? { directions: 'Give 1 tablet' } : undefined);
        const isSamePerson = mine.locationUserId === other.locationUserId && mine.locationId === other.locationId;
        expect(tab.under(other, '').length).toBe(isSamePerson ? 1 : 0);
      }),
    );
  });

  it('P-152 is pruned after two weeks and beyond the maximum count; an unanswered action stays', () => {
    const tab = cleanBrowser()();
    tab.keep(key, work('Old'));
    const later = new Date(Date.parse(at(0)) + unsentLimits.days * 86_400_000);
    tab.prune(person, later.toISOString());
    expect(tab.work(key)).not.toBeNull();
    tab.prune(person, new Date(later.getTime() + 1).toISOString());
    expect(tab.work(key)).toBeNull();
    tab.keep({ ...person, subject: 'sent/draft/1' }, work('key'));
    const numbers = Array.from({ length: unsentLimits.works + 1 }, (_, index) => index);
    for (const index of numbers) tab.keep({ ...person, subject: `draft/${index}` }, work('Many', index));
    tab.write();
    expect(tab.under(person, 'draft/')).toHaveLength(unsentLimits.works);
    expect(tab.work({ ...person, subject: 'draft/0' })).toBeNull();
    expect(tab.under(person, 'sent/')).toHaveLength(1);
  });

  it('P-152 survives full browser storage for as long as the page is open', () => {
    localStorage.clear();
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const tab = createUnsentStore({ storage: forbidden, page: 'page' });
    tab.keep(key, work('Give 1 tablet'));
    tab.writeAll();
    expect(typedIn(tab.work(key))).toEqual({ directions: 'Give 1 tablet' });
    tab.forget(key);
    expect(tab.work(key)).toBeNull();
  });

  it("P-152 ignores entries that it can't parse, and leaves other entries alone", () => {
    const open = cleanBrowser();
    localStorage.setItem('another', 'kept');
    localStorage.setItem('unsent/1:7:3:draft%2F12:broken', '{');
    const tab = open();
    expect(tab.work(key)).toBeNull();
    tab.keep(key, work('Give 1 tablet'));
    tab.write();
    tab.forgetAll();
    expect(open().work(key)).toBeNull();
    expect(localStorage.getItem('another')).toBe('kept');
  });
});
