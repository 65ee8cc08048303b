import type { SpeciesCode } from '@signa/core/base';
import type { Code } from './column.js';

export interface SpeciesTable {
  code: Code<SpeciesCode>;
  name: string;
  icon: string;
}
export interface BreedTable {
  code: string;
  species_code: string;
  name: string;
}
export interface WorkflowStatusTable {
  id: string;
  description: string;
}
export interface ReasonForCompoundTable {
  id: string;
  reason_for_compound: string;
  allergic_ingredient: boolean;
}
