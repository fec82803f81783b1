/** Types generated for queries found in "lib/tracking/visits/add-visits.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type numberArray = (number)[];

export type stringArray = (string)[];

/** 'AddVisits' parameters type */
export interface AddVisitsParams {
  days: stringArray;
  names: stringArray;
  values: numberArray;
}

/** 'AddVisits' return type */
export type AddVisitsResult = void;

/** 'AddVisits' query type */
export interface AddVisitsQuery {
  params: AddVisitsParams;
  result: AddVisitsResult;
}

const addVisitsIR: any = {"usedParamSet":{"days":true,"names":true,"values":true},"params":[{"name":"days","required":true,"transform":{"type":"scalar"},"locs":[{"a":96,"b":101}]},{"name":"names","required":true,"transform":{"type":"scalar"},"locs":[{"a":112,"b":118}]},{"name":"values","required":true,"transform":{"type":"scalar"},"locs":[{"a":129,"b":136}]}],"statement":"INSERT INTO daily_numbers (day, name, dimension, value)\nSELECT day, name, '', value FROM unnest(:days!::date[], :names!::text[], :values!::int[]) AS v(day, name, value)\nORDER BY day, name\nON CONFLICT (day, name, dimension) DO UPDATE SET value = daily_numbers.value + excluded.value"};

/**
 * Query generated from SQL:
 * ```
 * INSERT INTO daily_numbers (day, name, dimension, value)
 * SELECT day, name, '', value FROM unnest(:days!::date[], :names!::text[], :values!::int[]) AS v(day, name, value)
 * ORDER BY day, name
 * ON CONFLICT (day, name, dimension) DO UPDATE SET value = daily_numbers.value + excluded.value
 * ```
 */
export const addVisits = new PreparedQuery<AddVisitsParams,AddVisitsResult>(addVisitsIR);


