/* @name ListNumbers */
SELECT to_char(day, 'YYYY-MM-DD') AS "day!", name, sum(value)::float8 AS "value!"
FROM daily_numbers WHERE day BETWEEN :from!::date AND :upto!::date AND name = ANY(:names!::text[])
GROUP BY day, name;

/* @name ListDimensions */
SELECT name, dimension, sum(value)::float8 AS "value!"
FROM daily_numbers WHERE day BETWEEN :from!::date AND :upto!::date AND name = ANY(:names!::text[])
GROUP BY name, dimension;

/* @name ListSplitDays */
SELECT to_char(day, 'YYYY-MM-DD') AS "day!", dimension, value::float8 AS "value!"
FROM daily_numbers WHERE day BETWEEN :from!::date AND :upto!::date AND name = :name!;
