import type { InteractionRule } from './interaction-rule.js';

/** What a recorded allergy contraindicates beyond its own name. Part of the interaction table (P-085). */
export const allergyRules: readonly InteractionRule[] = [
  {
    id: 'A01',
    kind: 'allergy',
    species: [],
    product: ['*'],
    patient: ['same_ingredient'],
    except: null,
    grade: 'contraindicated',
    message: 'The patient has a recorded allergy to an ingredient of this product.',
    source: 'Package inserts: contraindicated with known hypersensitivity to an ingredient',
  },
  {
    id: 'A02',
    kind: 'allergy',
    species: [],
    product: ['beta-lactam'],
    patient: ['penicillin', 'amoxicillin', 'ampicillin', 'cephalosporin', 'cephalexin', 'beta-lactam'],
    except: null,
    grade: 'contraindicated',
    message:
      'Recorded beta-lactam allergy: penicillins and cephalosporins are contraindicated (possible cross-reaction).',
    source: 'Clavamox (NADA 055-099), Simplicef (NADA 141-232) and Convenia (NADA 141-285) package inserts',
  },
  {
    id: 'A03',
    kind: 'allergy',
    species: [],
    product: ['sulfonamide'],
    patient: ['sulfa', 'sulfonamide', 'sulfamethoxazole', 'sulfadiazine', 'sulfadimethoxine'],
    except: null,
    grade: 'contraindicated',
    message: 'Recorded sulfonamide allergy: do not use a sulfonamide.',
    source: 'Primor (NADA 100-929) and sulfamethoxazole-trimethoprim labels',
  },
  {
    id: 'A04',
    kind: 'allergy',
    species: [],
    product: ['flavor:beef'],
    patient: ['beef'],
    except: null,
    grade: 'serious',
    message:
      'Recorded beef allergy and a beef flavored product: check the label for beef protein or pick another form.',
    source: 'Heartgard Plus package insert (beef chewable); Merck Veterinary Manual, food allergy',
  },
];
