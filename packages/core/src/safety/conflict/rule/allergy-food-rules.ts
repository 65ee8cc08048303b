import type { InteractionRule } from './interaction-rule.js';

/**
 * Recorded food allergies for which the label uses another word. Part of the interaction table.
 *
 * @see P-085, P-234
 */
export const allergyFoodRules: readonly InteractionRule[] = [
  {
    id: 'A16',
    kind: 'allergy',
    species: [],
    product: ['insulin zinc suspension (porcine)'],
    patient: ['pork', 'porcine'],
    except: null,
    grade: 'contraindicated',
    message: 'Recorded pork allergy: porcine insulin must not be used with a systemic allergy to pork.',
    source: 'Vetsulin package insert (NADA 141-236), contraindications',
  },
  {
    id: 'A17',
    kind: 'allergy',
    species: [],
    product: ['soy', 'soybean', 'hydrolyzed soy protein', 'avocado/soybean unsaponifiables'],
    patient: ['soy', 'soya', 'soybean'],
    except: null,
    grade: 'serious',
    message: 'Recorded soy allergy: this product holds soy.',
    source: 'Merck Veterinary Manual, food allergy',
  },
  {
    id: 'A18',
    kind: 'allergy',
    species: [],
    product: [
      'milk',
      'casein',
      'whey',
      'lactoferrin',
      'lactoperoxidase',
      'hydrolyzed milk protein',
      'microlactin (dried milk protein)',
    ],
    patient: ['dairy', 'milk', 'casein', 'whey'],
    except: null,
    grade: 'serious',
    message: 'Recorded dairy allergy: this product holds milk protein.',
    source: 'Merck Veterinary Manual, food allergy',
  },
  {
    id: 'A19',
    kind: 'allergy',
    species: [],
    product: ['flavor:fish', 'flavor:ocean fish', 'flavor:tuna'],
    patient: ['fish', 'tuna'],
    except: null,
    grade: 'serious',
    message:
      'Recorded fish allergy and a fish flavored product: check the label for fish protein or pick another form.',
    source: 'Merck Veterinary Manual, food allergy',
  },
  {
    id: 'A20',
    kind: 'allergy',
    species: [],
    product: ['flavor:bacon'],
    patient: ['pork', 'bacon'],
    except: null,
    grade: 'serious',
    message: 'Recorded pork allergy and a bacon flavored product: check the label for pork or pick another form.',
    source: 'Merck Veterinary Manual, food allergy',
  },
  {
    id: 'A29',
    kind: 'allergy',
    species: [],
    product: ['grapiprant'],
    patient: ['pork', 'porcine'],
    except: null,
    grade: 'serious',
    message: 'Recorded pork allergy: Galliprant tablets are flavored with pork liver.',
    source: 'Galliprant package insert (NADA 141-455), description',
  },
];
