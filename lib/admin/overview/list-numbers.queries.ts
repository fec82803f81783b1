/** Types generated for queries found in "lib/admin/overview/list-numbers.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'ListNumbers' parameters type */
export interface ListNumbersParams {
  from: string;
  names: stringArray;
  upto: string;
}

/** 'ListNumbers' return type */
export interface ListNumbersResult {
  day: string;
  name: string;
  value: number;
}

/** 'ListNumbers' query type */
export interface ListNumbersQuery {
  params: ListNumbersParams;
  result: ListNumbersResult;
}

const listNumbersIR: any = {"usedParamSet":{"from":true,"upto":true,"names":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":124}]},{"name":"upto","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":141}]},{"name":"names","required":true,"transform":{"type":"scalar"},"locs":[{"a":164,"b":170}]}],"statement":"SELECT to_char(day, 'YYYY-MM-DD') AS \"day!\", name, sum(value)::float8 AS \"value!\"\nFROM daily_numbers WHERE day BETWEEN :from!::date AND :upto!::date AND name = ANY(:names!::text[])\nGROUP BY day, name"};

/**
 * Query generated from SQL:
 * ```
 * SELECT to_char(day, 'YYYY-MM-DD') AS "day!", name, sum(value)::float8 AS "value!"
 * FROM daily_numbers WHERE day BETWEEN :from!::date AND :upto!::date AND name = ANY(:names!::text[])
 * GROUP BY day, name
 * ```
 */
export const listNumbers = new PreparedQuery<ListNumbersParams,ListNumbersResult>(listNumbersIR);


/** 'ListDimensions' parameters type */
export interface ListDimensionsParams {
  from: string;
  names: stringArray;
  upto: string;
}

/** 'ListDimensions' return type */
export interface ListDimensionsResult {
  dimension: string;
  name: string;
  value: number;
}

/** 'ListDimensions' query type */
export interface ListDimensionsQuery {
  params: ListDimensionsParams;
  result: ListDimensionsResult;
}

const listDimensionsIR: any = {"usedParamSet":{"from":true,"upto":true,"names":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":92,"b":97}]},{"name":"upto","required":true,"transform":{"type":"scalar"},"locs":[{"a":109,"b":114}]},{"name":"names","required":true,"transform":{"type":"scalar"},"locs":[{"a":137,"b":143}]}],"statement":"SELECT name, dimension, sum(value)::float8 AS \"value!\"\nFROM daily_numbers WHERE day BETWEEN :from!::date AND :upto!::date AND name = ANY(:names!::text[])\nGROUP BY name, dimension"};

/**
 * Query generated from SQL:
 * ```
 * SELECT name, dimension, sum(value)::float8 AS "value!"
 * FROM daily_numbers WHERE day BETWEEN :from!::date AND :upto!::date AND name = ANY(:names!::text[])
 * GROUP BY name, dimension
 * ```
 */
export const listDimensions = new PreparedQuery<ListDimensionsParams,ListDimensionsResult>(listDimensionsIR);


/** 'ListSplitDays' parameters type */
export interface ListSplitDaysParams {
  from: string;
  name: string;
  upto: string;
}

/** 'ListSplitDays' return type */
export interface ListSplitDaysResult {
  day: string;
  dimension: string;
  value: number;
}

/** 'ListSplitDays' query type */
export interface ListSplitDaysQuery {
  params: ListSplitDaysParams;
  result: ListSplitDaysResult;
}

const listSplitDaysIR: any = {"usedParamSet":{"from":true,"upto":true,"name":true},"params":[{"name":"from","required":true,"transform":{"type":"scalar"},"locs":[{"a":119,"b":124}]},{"name":"upto","required":true,"transform":{"type":"scalar"},"locs":[{"a":136,"b":141}]},{"name":"name","required":true,"transform":{"type":"scalar"},"locs":[{"a":160,"b":165}]}],"statement":"SELECT to_char(day, 'YYYY-MM-DD') AS \"day!\", dimension, value::float8 AS \"value!\"\nFROM daily_numbers WHERE day BETWEEN :from!::date AND :upto!::date AND name = :name!"};

/**
 * Query generated from SQL:
 * ```
 * SELECT to_char(day, 'YYYY-MM-DD') AS "day!", dimension, value::float8 AS "value!"
 * FROM daily_numbers WHERE day BETWEEN :from!::date AND :upto!::date AND name = :name!
 * ```
 */
export const listSplitDays = new PreparedQuery<ListSplitDaysParams,ListSplitDaysResult>(listSplitDaysIR);


