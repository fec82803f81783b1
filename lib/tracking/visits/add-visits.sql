/* @name AddVisits */
INSERT INTO daily_numbers (day, name, dimension, value)
SELECT day, name, '', value FROM unnest(:days!::date[], :names!::text[], :values!::int[]) AS v(day, name, value)
ORDER BY day, name
ON CONFLICT (day, name, dimension) DO UPDATE SET value = daily_numbers.value + excluded.value;
