import { compiledRecipeOf } from '@signa/static-styles/recipe';
import { system } from './system';

/** Build output imports this for each recipe whose classes the build computed. */
export const compiledRecipe = compiledRecipeOf(system);
