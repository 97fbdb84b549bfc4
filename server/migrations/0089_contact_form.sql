-- What was left by the contact form has been answered by mail; from now on it is a work order, and so it is kept.
INSERT INTO work_orders (number, contact_name, type, status, urgent, notify_email, lang, detail, promised_by,
  first_reply_at, created_at, updated_at, closed_at)
SELECT 'W' || to_char(created_at AT TIME ZONE 'UTC', 'YYMMDD') || lpad(id::text, greatest(6, length(id::text)), '0'),
  name, 'other', 'closed', false, email, 'zh-cn', content, created_at, created_at, created_at, created_at, created_at
FROM contact_messages WHERE name <> '' AND content <> '' ORDER BY id;
DROP TABLE contact_messages;
