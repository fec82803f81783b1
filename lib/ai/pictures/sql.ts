/**
 * The addresses of all pictures an owner was given, and how many of them on the India day of a moment.
 * @param owner the owner's id, @param now the moment: places of a statement, such as `$2`
 */
export const picturesGiven = (owner: string, now: string) =>
  `(SELECT json_build_object('pictures', coalesce(json_agg(p.picture), '[]'::json),
    'today', count(*) FILTER (WHERE p.day = (${now} AT TIME ZONE 'Asia/Kolkata')::date))
  FROM picture_shares p WHERE p.owner_id = ${owner})`;
