/* @name InsertCode */
WITH old_marks AS (DELETE FROM limit_marks WHERE created_at < :deleteBefore!::timestamptz),
  old_codes AS (DELETE FROM otp_verifications WHERE created_at < :deleteBefore!::timestamptz),
  marks AS (INSERT INTO limit_marks (subject, created_at) SELECT subject, :now!::timestamptz FROM unnest(:subjects!::text[]) AS s(subject))
INSERT INTO otp_verifications (id, user_id, mobile_number, otp, attempts, expires_at, is_verified, created_at)
VALUES (:id!::uuid, :userId!::uuid, :mobileNumber!, :otp!, 0, :expiresAt!::timestamptz, false, :now!::timestamptz);
