import { expect, it } from 'vitest';
import { routeOf } from './route.js';

it.each([
  ['Baytril Otic', ['otitis'], null, 'ear'],
  ['Otomax Ointment', ['otic antibiotic'], null, 'ear'],
  ['Prednisolone Acetate Suspension', ['ophthalmic corticosteroid'], 'Ophthalmic Suspension', 'eye'],
  ['Douxo S3 PYO Mousse', ['antiseptic'], null, 'skin'],
  ['Genesis', ['topical corticosteroid'], 'Topical Spray', 'skin'],
  ['Aservo EquiHaler', ['inhaled corticosteroid'], null, 'airway'],
  ['Revolution', ['flea', 'ear mite'], 'Topical Solution', 'systemic'],
  ['Bravecto Topical Solution for Dogs', ['flea'], 'Topical Solution', 'systemic'],
  ['Methimazole Transdermal Gel', ['transdermal'], 'Transdermal Gel', 'systemic'],
  ['Gentamicin Tablets', [], 'Tablet', 'systemic'],
] as const)('P-326 recognizes where %s acts', (title, keywords, presentation, route) => {
  expect(routeOf({ title, keywords, presentation })).toBe(route);
});
