/* @name WithoutJit */
SELECT set_config('jit', 'off', true) AS "jit!";
