/** The quantities in which the product $4 was issued at the location (P-242). As a JSON value of SQL. */
export const usageJson = `json_build_object('count', 0, 'median', null)`;
