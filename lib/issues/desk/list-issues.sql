/* @name ListIssues */
SELECT id, number, kind, message_id AS "messageId", review_id AS "reviewId", user_id AS "userId", name, mobile_number AS "mobileNumber", issue_detail AS "issueDetail", status, assignee,
  created_at AS "createdAt", first_answered_at AS "firstAnsweredAt", closed_at AS "closedAt"
FROM issues
WHERE kind = ANY(:kinds!::text[]) AND (:state::text IS NULL OR status = :state) AND (:number::int IS NULL OR number = :number)
  AND (:userId::uuid IS NULL OR user_id = :userId)
ORDER BY status = 'closed',
  created_at + interval '1 second' * CASE WHEN first_answered_at IS NULL THEN :firstAnswerS!::float8 ELSE :closedWithinS!::float8 END,
  number
OFFSET :skip!::int LIMIT :take!::int;
