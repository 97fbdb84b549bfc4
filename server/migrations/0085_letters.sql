-- Mails are written in HTML, too, when they leave: in which language they are, and which page of ours they are about.
ALTER TABLE outbox
  ADD COLUMN lang text NOT NULL DEFAULT 'zh-cn' CHECK (lang IN ('zh-cn', 'en')),
  ADD COLUMN link text NOT NULL DEFAULT '',
  -- Where an answer goes; empty = to nobody.
  ADD COLUMN reply_to text NOT NULL DEFAULT '';
