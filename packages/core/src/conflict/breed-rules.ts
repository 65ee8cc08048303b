import type { InteractionRule } from './interaction-rule.js';

/** Breeds in which the MDR1 variant is common (Washington State University PrIMe program). */
const mdr1Breeds = [
  'collie',
  'rough collie',
  'smooth collie',
  'australian shepherd',
  'miniature australian shepherd',
  'shetland sheepdog',
  'old english sheepdog',
  'english shepherd',
  'german shepherd',
  'german shepherd dog',
  'white swiss shepherd',
  'mcnab',
  'long-haired whippet',
  'silken windhound',
  'chinook',
];

/** What a breed does not bear. Part of the interaction table (P-085). */
export const breedRules: readonly InteractionRule[] = [
  {
    id: 'B01',
    kind: 'breed',
    species: ['canine'],
    product: ['macrocyclic lactone'],
    patient: mdr1Breeds,
    except: { field: 'classification', value: 'Preventative' },
    severity: 'conflict',
    message:
      'MDR1-risk breed: macrocyclic lactone above preventive dose can be neurotoxic. Test MDR1 or choose another drug.',
    source: 'Washington State University PrIMe program, MDR1 problem drugs and affected breeds',
  },
  {
    id: 'B02',
    kind: 'breed',
    species: ['canine'],
    product: ['loperamide'],
    patient: mdr1Breeds,
    except: null,
    severity: 'conflict',
    message:
      'MDR1-risk breed: loperamide can cause severe nervous system depression. Test MDR1 or choose another drug.',
    source: 'Washington State University PrIMe program, MDR1 problem drugs and affected breeds',
  },
  {
    id: 'B03',
    kind: 'breed',
    species: ['canine'],
    product: ['acepromazine', 'butorphanol'],
    patient: mdr1Breeds,
    except: null,
    severity: 'advisory',
    message: 'MDR1-risk breed: deeper, longer sedation is possible; reduce the dose if MDR1 status is unknown.',
    source: 'Washington State University PrIMe program, MDR1 problem drugs and affected breeds',
  },
  {
    id: 'B04',
    kind: 'breed',
    species: ['canine'],
    product: ['macrocyclic lactone', 'loperamide'],
    patient: ['border collie', 'herding breed cross', 'herding breed mix'],
    except: { field: 'classification', value: 'Preventative' },
    severity: 'advisory',
    message: 'The MDR1 variant is less common in this breed but occurs; consider MDR1 testing first.',
    source: 'Washington State University PrIMe program, MDR1 problem drugs and affected breeds',
  },
  {
    id: 'B05',
    kind: 'breed',
    species: ['reptile'],
    product: ['ivermectin'],
    patient: ['turtle', 'tortoise', 'box turtle', 'red-eared slider', 'terrapin', 'chelonian'],
    except: null,
    severity: 'conflict',
    message: 'Ivermectin is toxic to turtles and tortoises; do not use in chelonians.',
    source: 'Merck Veterinary Manual, parasitic diseases of reptiles',
  },
];
