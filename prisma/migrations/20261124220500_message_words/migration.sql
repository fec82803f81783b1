-- The words of a message, as a search of its person finds them: lib/chat/inbox/search/rules.ts has the same rule, and a test compares the two.
-- Each word begins with the first 8 digits of its chat's id, so that a search reads the words of its own chats alone, however many others there are.
-- Nothing in it depends on the locale of the database; the names are those of pg_catalog, so that a restore without a search path can call it.
CREATE FUNCTION message_words(session UUID, content TEXT) RETURNS tsvector
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 100 AS $$
  SELECT array_to_tsvector(array(
    SELECT DISTINCT left(session::text, 8) || left(word, 40)
    FROM unnest(string_to_array(regexp_replace(regexp_replace(regexp_replace(
      -- Capitals, chandrabindu to anusvara; without apostrophes, nukta and joiners.
      translate(normalize(content, NFKD),
        U&'ABCDEFGHIJKLMNOPQRSTUVWXYZ\0901''\2019\093C\200C\200D', U&'abcdefghijklmnopqrstuvwxyz\0902') COLLATE "C",
      -- Accents, and letters that are repeated.
      '[\u0300-\u036f]+', '', 'g'), '([a-z])\1+', '\1', 'g'),
      -- What stands between words: signs, dandas, pictures.
      '[\u0001-\u002f\u003a-\u0060\u007b-\u00bf\u00d7\u00f7\u0964\u0965\u0970\u2000-\u2bff\u2e00-\u2e7f\u3000-\u303f\ue000-\uf8ff\ufe00-\ufe0f\ufff0-\uffff\U0001f000-\U0001faff\U000e0000-\U000e01ef]+',
      ' ', 'g'), ' ')) AS word
    WHERE word <> ''))
$$;
