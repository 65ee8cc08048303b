export interface SpeciesTable {
  code: string;
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
