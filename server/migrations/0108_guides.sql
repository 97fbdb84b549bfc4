-- The head's menu leads to it, so it is there from the beginning, empty or not.
INSERT INTO channels (slug, kind, name_zh, name_en, description_zh, description_en, position, created_at)
VALUES ('guides', 'cover', '旅行指南', 'Travel guides', '写给计调和前台：客人会问什么，怎么排，哪里容易出错。',
  'For planners and counters: what guests ask, how to plan it, where it goes wrong.', 0, now())
ON CONFLICT (slug) DO NOTHING;
