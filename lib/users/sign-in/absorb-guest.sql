/* @name AbsorbGuest */
UPDATE users u SET total_messages_sent = u.total_messages_sent + g.total_messages_sent,
  new_user_offer_enabled = u.new_user_offer_enabled AND g.new_user_offer_enabled,
  replies_that_day = CASE WHEN g.replies_day IS NULL OR u.replies_day > g.replies_day THEN u.replies_that_day
    WHEN u.replies_day = g.replies_day THEN u.replies_that_day + g.replies_that_day ELSE g.replies_that_day END,
  replies_day = greatest(u.replies_day, g.replies_day),
  sends_that_day = CASE WHEN g.sends_day IS NULL OR u.sends_day > g.sends_day THEN u.sends_that_day
    WHEN u.sends_day = g.sends_day THEN u.sends_that_day + g.sends_that_day ELSE g.sends_that_day END,
  sends_day = greatest(u.sends_day, g.sends_day),
  legal_hold_at = coalesce(u.legal_hold_at, g.legal_hold_at),
  legal_hold_reference = coalesce(u.legal_hold_reference, g.legal_hold_reference),
  nickname = coalesce(u.nickname, g.nickname),
  interface_language = coalesce(u.interface_language, g.interface_language),
  last_chat_session_id = coalesce(g.last_chat_session_id, u.last_chat_session_id),
  mobile_number = coalesce(u.mobile_number, g.mobile_number),
  is_mobile_verified = CASE WHEN u.mobile_number IS NULL THEN g.is_mobile_verified ELSE u.is_mobile_verified END
FROM users g WHERE u.id = :accountId!::uuid AND g.id = :guestId!::uuid;
